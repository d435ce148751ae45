import { standingOfAllergen } from './allergen-standing.ts';
import { type Allergen, allergens as allAllergens } from './allergens.ts';
import type { Analysis } from './analyse.ts';
import type { Diet } from './judging/origins.ts';
import { heaviest, type School, type Strictness, schools, type Verdict } from './judging/verdicts.ts';

/** What somebody eats. Without a school the strictest verdict of the four counts. */
export interface FoodProfile {
  school?: School | undefined;
  strictness: Strictness;
  avoids: readonly Allergen[];
  diets: readonly Diet[];
}

export const plainProfile: FoodProfile = { strictness: 'standard', avoids: [], diets: [] };

/** The verdict as this person reads it. */
export const verdictFor = (
  verdict: Analysis['verdict'],
  { school, strictness }: Pick<FoodProfile, 'school' | 'strictness'>,
): Verdict =>
  school ? verdict[school][strictness] : heaviest(schools.map((each) => verdict[each][strictness]));

export type Warning =
  | { kind: 'contains' | 'may-contain' | 'not-known'; allergen: Allergen }
  | { kind: 'breaks-diet' | 'may-break-diet' | 'diet-unknown'; diet: Diet };

/** What in a food concerns this person, the certain before the possible. */
export function warningsFor(
  { allergens, diets }: Pick<Analysis, 'allergens' | 'diets'>,
  { avoids, diets: kept }: FoodProfile,
): Warning[] {
  const standing = (kind: 'contains' | 'may-contain' | 'not-known') =>
    allAllergens
      .filter((allergen) => avoids.includes(allergen))
      .filter((allergen) => standingOfAllergen({ allergens }, allergen) === kind)
      .map((allergen): Warning => ({ kind, allergen }));
  const broken = (state: Analysis['diets'][Diet]) => kept.filter((diet) => diets[diet] === state);
  return [
    ...standing('contains'),
    ...broken('no').map((diet): Warning => ({ kind: 'breaks-diet', diet })),
    ...standing('may-contain'),
    ...standing('not-known'),
    ...broken('maybe').map((diet): Warning => ({ kind: 'may-break-diet', diet })),
    ...broken('unknown').map((diet): Warning => ({ kind: 'diet-unknown', diet })),
  ];
}
