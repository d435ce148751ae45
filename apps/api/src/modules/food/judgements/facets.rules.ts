import { dietFacet, freeFromFacet, halalFacet, isHeld } from '@souk/contract/modules/food/facets';
import { standingOfAllergen } from '@souk/food/allergen-standing';
import { allergens } from '@souk/food/allergens';
import { schools, strictnesses } from '@souk/food/judging/verdicts';
import { type Judgement, strictest } from './judgement.rules.ts';

/**
 * What lists can filter a food by: its verdict for every reading, each allergen that it is certainly free from, and
 * each diet that it certainly suits. Allergens have a facet each, because values of one facet are alternatives.
 */
export function facetsOfFood({
  verdicts,
  allergens: contains,
  mayContain,
  usually,
  isWhole,
  diets,
}: Judgement): Record<string, string[]> {
  const read = strictnesses.flatMap((strictness) => [
    [halalFacet({ school: null, strictness }), [strictest(verdicts, strictness)]] as const,
    ...schools.map((school) => [halalFacet({ school, strictness }), [verdicts[school][strictness]]] as const),
  ]);
  const told = { allergens: { contains, mayContain, usually, isWhole } };
  const free = allergens
    .filter((allergen) => standingOfAllergen(told, allergen) === 'not-on-label')
    .map((allergen) => [freeFromFacet(allergen), [isHeld]] as const);
  const kept = (['vegan', 'vegetarian'] as const)
    .filter((diet) => diets[diet] === 'yes')
    .map((diet) => [dietFacet(diet), [isHeld]] as const);
  return Object.fromEntries([...read, ...free, ...kept]);
}
