import { Trans, useLingui } from '@lingui/react/macro';
import { claimAttribute, longestIngredients } from '@souk/contract/modules/food/shelves';
import { useEffect, useRef } from 'react';
import { TextArea } from '../../../../ui/text-area.tsx';
import {
  LabelConflicts,
  LiveVerdict,
  type PackClaim,
  plainProfile,
  useLiveAnalysis,
} from '../../../food/index.ts';

const claims: Record<string, PackClaim> = { halal: 'halal-claim', vegan: 'vegan', vegetarian: 'vegetarian' };

const claimsIn = (given: FormData): PackClaim[] =>
  given.getAll(`attributes.${claimAttribute}`).flatMap((word) => claims[String(word).toLowerCase()] ?? []);

/** The list on the pack with the verdict that buyers will see; it follows every change in the form. */
export function FoodFields({ ingredients }: { ingredients: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLDivElement>(null);
  const { analysis, isTooLong, follow } = useLiveAnalysis(plainProfile);
  useEffect(() => {
    const form = field.current?.closest('form');
    if (!form) return;
    const read = () => {
      const given = new FormData(form);
      follow(String(given.get('ingredients') ?? ''), claimsIn(given));
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [follow]);
  return (
    <div ref={field} className="grid gap-4">
      <TextArea
        name="ingredients"
        label={t`Ingredients, optional`}
        defaultValue={ingredients}
        counterMax={longestIngredients}
        rows={4}
        dir="auto"
        autoComplete="off"
        hint={
          <Trans>
            Word for word as on the pack, brackets and "may contain" too. Buyers filter by what is in it.
          </Trans>
        }
      />
      <section aria-label={t`What buyers will read`} className="rounded-lg bg-sunken p-4">
        <LiveVerdict analysis={analysis} isTooLong={isTooLong} />
        {analysis && analysis.conflicts.length > 0 && (
          <div className="mt-4">
            <LabelConflicts conflicts={analysis.conflicts} />
          </div>
        )}
        <p className="mt-4 text-sm text-ink-2">
          <Trans>What the food scanner knows about the barcode counts too, once you save it.</Trans>
        </p>
      </section>
    </div>
  );
}
