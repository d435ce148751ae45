import type { Allergen, Diet, School, Strictness } from './food-words.ts';

/** What somebody eats; without a school the strictest verdict of the four counts. */
export interface FoodProfile {
  school: School | null;
  strictness: Strictness;
  avoids: readonly Allergen[];
  diets: readonly Diet[];
}

/** Of whoever has said nothing. */
export const plainProfile: FoodProfile = { school: null, strictness: 'standard', avoids: [], diets: [] };
