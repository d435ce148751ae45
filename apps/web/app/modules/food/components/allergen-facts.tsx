import { Trans, useLingui } from '@lingui/react/macro';
import { type Allergen, allergenWords, lower, sayPrinted } from '../food-words.ts';
import { AllergenGroup } from './allergen-group.tsx';

interface KnownAllergens {
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
  /** Of dishes that are named without their ingredients. */
  usually: readonly { allergen: Allergen; words: string }[];
  /** False if some words were not understood, so that nothing can be ruled out. */
  isWhole: boolean;
}

/** "Béchamel usually contains milk, wheat; the label does not say." */
function Usual({ usually }: Pick<KnownAllergens, 'usually'>) {
  const { i18n } = useLingui();
  const byDish = Map.groupBy(usually, ({ words }) => words);
  return [...byDish].map(([dish, found]) => {
    const names = found.map(({ allergen }) => lower(i18n, i18n._(allergenWords[allergen]))).join(', ');
    return (
      <p key={dish} className="mt-3 text-[15px]">
        <Trans>
          <bdi>{sayPrinted(dish)}</bdi> usually contains {names}; the label does not say.
        </Trans>
      </p>
    );
  });
}

function Rest({ contains, mayContain, usually, isWhole }: KnownAllergens) {
  if (!isWhole)
    return (
      <Trans>
        We do not know every ingredient, so no other allergen can be ruled out. Please read the pack as well.
      </Trans>
    );
  return contains.length + mayContain.length + usually.length > 0 ? (
    <Trans>Its label names no other allergen that must be declared.</Trans>
  ) : (
    <Trans>Its list names no allergen that must be declared.</Trans>
  );
}

/** What a label says of allergens: contained, perhaps contained, usually contained, not on the label, not known. */
export function AllergenFacts({ known, avoids }: { known: KnownAllergens; avoids: readonly Allergen[] }) {
  return (
    <>
      <dl className="space-y-4 empty:hidden">
        <AllergenGroup title={<Trans>Contains</Trans>} found={known.contains} avoids={avoids} />
        <AllergenGroup title={<Trans>May contain</Trans>} found={known.mayContain} avoids={avoids} />
      </dl>
      <Usual usually={known.usually} />
      <p className={`mt-3 text-[15px] ${known.isWhole ? 'text-ink-2' : 'font-semibold'}`}>
        <Rest {...known} />
      </p>
    </>
  );
}
