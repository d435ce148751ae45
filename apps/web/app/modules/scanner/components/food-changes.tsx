import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodChange } from '@souk/contract/modules/scanner/products';
import { type FoodCategory, foodCategories } from '@souk/contract/modules/scanner/words';
import type { ReactNode } from 'react';
import { categoryWords } from '../food-words.ts';

const fieldWords: Record<FoodChange['field'], ReactNode> = {
  name: <Trans>Name</Trans>,
  brand: <Trans>Brand</Trans>,
  quantity: <Trans>Quantity</Trans>,
  category: <Trans>Category</Trans>,
  ingredients: <Trans>Ingredients</Trans>,
  labels: <Trans>Labels</Trans>,
  nutrition: <Trans>Nutrition</Trans>,
  declared: <Trans>What the record declares</Trans>,
};

const isCategory = (word: string): word is FoodCategory => foodCategories.some((known) => known === word);

interface FoodChangesProps {
  changes: readonly FoodChange[];
  /** How one side is marked up; without it each is shown as a whole. */
  side?: (own: 'gone' | 'new', change: FoodChange) => ReactNode;
}

/** What differs between two packs: each field as it was and as it is. */
export function FoodChanges({ changes, side }: FoodChangesProps) {
  const { i18n } = useLingui();
  const said = ({ field }: FoodChange, text: string) =>
    field === 'category' && isCategory(text) ? i18n._(categoryWords[text]) : text;
  const half = (own: 'gone' | 'new', change: FoodChange) => {
    const [before, after] = [said(change, change.before), said(change, change.after)];
    const text = own === 'gone' ? before : after;
    if (!text) return <span className="text-ink-3">–</span>;
    return side ? side(own, { ...change, before, after }) : text;
  };
  return (
    <div className="space-y-4">
      {changes.map((change) => (
        <section key={`${change.field} ${change.language}`}>
          <h3 className="mb-1.5 text-sm font-semibold">
            {fieldWords[change.field]}
            {change.language && (
              <span className="font-normal text-ink-3"> ({change.language.toUpperCase()})</span>
            )}
          </h3>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['gone', 'new'] as const).map((own) => (
              <div
                key={own}
                className="min-w-0 rounded-sm bg-sunken p-3 text-sm break-words whitespace-pre-line"
              >
                <p className="mb-1 text-xs text-ink-3">
                  {own === 'gone' ? <Trans>Before</Trans> : <Trans>After</Trans>}
                </p>
                <div dir="auto">{half(own, change)}</div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
