import type { FoodSuggestion } from '@souk/contract/modules/admin/food-products';
import { useDates } from '../../../lib/use-dates.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { FoodChanges } from '../../scanner/index.ts';
import { suggestionActs } from '../food-acts.ts';
import { foodsPath } from '../food-queue.ts';
import { DeskActs } from './desk-acts.tsx';
import { MarkedChange } from './marked-change.tsx';
import { PersonLink } from './person-link.tsx';

interface FoodSuggestionCardProps {
  suggestion: FoodSuggestion;
  back: string;
  /** Names the food, on pages that are not about it. */
  hasSubject?: boolean;
}

/** A suggested change: by whom, why, and the differences word by word. */
export function FoodSuggestionCard({ suggestion, back, hasSubject = false }: FoodSuggestionCardProps) {
  const { slashDate } = useDates();
  const { product, suggested_by, comment, changes, created_at } = suggestion;
  return (
    <article className="min-w-0">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 text-sm">
          {hasSubject && (
            <h2 className="h-panel break-words">
              <TextLink to={`${foodsPath}/${product.id}`}>{product.name}</TextLink>
            </h2>
          )}
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <PersonLink person={suggested_by} />
            <time dateTime={created_at} className="num text-ink-3">
              {slashDate(created_at)}
            </time>
          </p>
          {comment && <p className="mt-2 break-words text-ink-2">{comment}</p>}
        </div>
        <div className="flex flex-wrap items-start gap-2">
          <DeskActs of={suggestionActs} row={suggestion} back={back} />
        </div>
      </div>
      <FoodChanges
        changes={changes}
        side={(own, { before, after }) => <MarkedChange {...{ before, after, own }} />}
      />
    </article>
  );
}
