import { type PackedFood, unpackAllergens, unpackVerdicts } from '@souk/contract/modules/scanner/pack';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import type { HalalStatus } from '@souk/contract/modules/scanner/words';
import { verdictFor, type Warning, warningsFor } from '@souk/food/profile';
import type { Allergen, Diet, DietState } from '../../food/food-words.ts';

/** What is known of a food without a network. */
export interface OfflineFood {
  /** Without leading zeros. */
  code: string;
  name: string;
  brand: string;
  verdicts: ReturnType<typeof unpackVerdicts>;
  allergens: Allergen[];
  mayContain: Allergen[];
  diets: Record<Diet, DietState>;
  /** What brings the verdict about, as the pack names it. */
  reasons: string;
}

const dietStates: Record<string, DietState> = { y: 'yes', m: 'maybe', n: 'no' };

const stateOf = (letter: string | undefined): DietState => dietStates[letter ?? ''] ?? 'unknown';

/** A food of the pack, spelt out. */
export function unpackFood([
  code,
  name,
  brand,
  verdicts,
  allergens,
  traces,
  diets,
  reasons,
]: PackedFood): OfflineFood {
  return {
    ...{ code, name, brand },
    verdicts: unpackVerdicts(verdicts),
    allergens: unpackAllergens(allergens),
    mayContain: unpackAllergens(traces),
    diets: { vegan: stateOf(diets[0]), vegetarian: stateOf(diets[1]) },
    reasons,
  };
}

export interface Reading {
  verdict: HalalStatus;
  warnings: Warning[];
}

/** The food as this person reads it, by the rules of the engine. */
export function readFood(food: OfflineFood, { school, strictness, avoids, diets }: FoodProfile): Reading {
  const person = { school: school ?? undefined, strictness, avoids, diets };
  const allergens = { contains: food.allergens, mayContain: food.mayContain };
  return {
    verdict: verdictFor(food.verdicts, person),
    warnings: warningsFor({ allergens, diets: food.diets }, person),
  };
}
