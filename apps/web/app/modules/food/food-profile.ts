import type { Allergen, Diet, School, Strictness } from './food-words.ts';

/** A person's food profile; without a school the strictest verdict of the four counts. */
export interface FoodProfile {
  school: School | null;
  strictness: Strictness;
  avoids: readonly Allergen[];
  diets: readonly Diet[];
}

/** Without a saved profile. */
export const plainProfile: FoodProfile = { school: null, strictness: 'standard', avoids: [], diets: [] };
