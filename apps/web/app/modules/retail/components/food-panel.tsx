import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductFood } from '@souk/contract/modules/retail/foods';
import { warningsFor } from '@souk/food/profile';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import {
  AllergenFacts,
  DietList,
  LabelConflicts,
  readVerdict,
  sayPrinted,
  sayWarning,
  useReaderProfile,
  VerdictMark,
  VerdictReader,
  verdictGrounds,
  verdictMeanings,
  verdictTexts,
  verdictWords,
} from '../../food/index.ts';

/** The verdict for this reader, and the printed words behind it. */
function Verdict({ food }: { food: ProductFood }) {
  const { i18n } = useLingui();
  const profile = useReaderProfile();
  const verdict = readVerdict(food.verdicts, profile);
  return (
    <div data-verdict={verdict} className={`flex gap-4 rounded-lg p-4 lg:p-5 ${verdictGrounds[verdict]}`}>
      <VerdictMark verdict={verdict} className="size-11" />
      <div className="min-w-0">
        <p className={`text-sm font-semibold ${verdictTexts[verdict]}`}>
          <VerdictReader profile={profile} />
        </p>
        <p className={`font-display text-2xl font-bold ${verdictTexts[verdict]}`}>
          {i18n._(verdictWords[verdict])}
        </p>
        <p className="mt-1 text-[15px]">
          {verdict !== 'halal' && food.reasons.length > 0 ? (
            <>
              <Trans>Because of</Trans>{' '}
              {food.reasons.map((words, index) => (
                <span key={words}>
                  {index > 0 && ', '}
                  <b className="font-semibold">
                    <bdi>{sayPrinted(words)}</bdi>
                  </b>
                </span>
              ))}
            </>
          ) : (
            i18n._(verdictMeanings[verdict])
          )}
        </p>
      </div>
    </div>
  );
}

/** The allergens that this reader avoids and the diets that they keep. */
function Warnings({ food }: { food: ProductFood }) {
  const { i18n } = useLingui();
  const { avoids, diets: kept } = useReaderProfile();
  const warnings = warningsFor(
    { allergens: allergensOf(food), diets: food.diets },
    { strictness: 'standard', avoids, diets: kept },
  );
  if (warnings.length === 0) return null;
  return (
    <div className="flex gap-3 rounded-lg bg-bad-soft p-4 text-[15px] text-ink">
      <Icon of={CircleAlert} className="mt-px text-bad" />
      <ul className="min-w-0 space-y-1 font-semibold">
        {warnings.map((warning) => {
          const words = sayWarning(i18n, warning);
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </div>
  );
}

const allergensOf = (food: ProductFood) => ({
  contains: food.allergens,
  mayContain: food.may_contain,
  usually: food.usually,
  isWhole: food.is_whole,
});

function Allergens({ food }: { food: ProductFood }) {
  return <AllergenFacts known={allergensOf(food)} avoids={useReaderProfile().avoids} />;
}

function Source({ food }: { food: ProductFood }) {
  return (
    <p className="text-sm text-ink-2">
      {food.judged_by === 'ingredients' && <Trans>Judged by the shop’s list of ingredients.</Trans>}
      {food.judged_by === 'barcode' && <Trans>Judged by its barcode: the shop lists no ingredients.</Trans>}
      {food.judged_by === 'both' && (
        <Trans>Judged by the shop’s list and by its barcode; the stricter verdict counts.</Trans>
      )}{' '}
      <Trans>Recipes change: the pack in your hand has the last word.</Trans>
    </p>
  );
}

/** A food's ingredients, and what they mean to this reader. */
export function FoodPanel({ food }: { food: ProductFood }) {
  return (
    <section
      id="food"
      aria-labelledby="food-title"
      className="mt-10 space-y-4 border-t border-line pt-8 lg:pt-10"
    >
      <h2 id="food-title" className="h-sec">
        <Trans>What is in it</Trans>
      </h2>
      <Verdict food={food} />
      <Warnings food={food} />
      <LabelConflicts conflicts={food.conflicts} />
      <div className="grid gap-6 pt-1 sm:grid-cols-2">
        <Allergens food={food} />
        <DietList kept={food.diets} />
      </div>
      {food.ingredients && (
        <div>
          <h3 className="text-sm font-semibold">
            <Trans>Ingredients</Trans>
          </h3>
          <p className="mt-1 max-w-[65ch] text-[15px] break-words whitespace-pre-line text-ink-2">
            <bdi>{food.ingredients}</bdi>
          </p>
        </div>
      )}
      <Source food={food} />
      {food.path && (
        <Link to={food.path} className={`${linkClass} inline-flex min-h-11 items-center gap-1 text-[15px]`}>
          <Trans>Ingredient by ingredient in the food scanner</Trans>
          <Icon of={ArrowRight} size={16} isDirectional />
        </Link>
      )}
    </section>
  );
}
