import type { Allergen } from './allergens.ts';
import type { AllergensFound } from './find-allergens.ts';

/** What a label lets anybody say of an allergen; "not known" is never less than "may contain" to who must avoid it. */
export const standings = ['contains', 'may-contain', 'not-known', 'not-on-label'] as const;
export type AllergenStanding = (typeof standings)[number];

type Labelled = { allergens: Pick<AllergensFound, 'contains' | 'mayContain' | 'usually' | 'isWhole'> };

/** What the label says of one allergen. */
export function standingOfAllergen({ allergens }: Labelled, allergen: Allergen): AllergenStanding {
  if (allergens.contains.includes(allergen)) return 'contains';
  const isUsual = allergens.usually.some((usual) => usual.allergen === allergen);
  if (allergens.mayContain.includes(allergen) || isUsual) return 'may-contain';
  return allergens.isWhole ? 'not-on-label' : 'not-known';
}

/** What it says of a group of one of the lists of law, such as `europeanAllergens.gluten`: of its strictest member. */
export function standingOfGroup(labelled: Labelled, group: readonly Allergen[]): AllergenStanding {
  const found = group.map((allergen) => standingOfAllergen(labelled, allergen));
  return standings.find((standing) => found.includes(standing)) ?? 'not-known';
}
