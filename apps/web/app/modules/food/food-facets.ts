import {
  dietFacet,
  foodFacetOf,
  freeFromFacet,
  halalFacet,
  isHeld,
} from '@souk/contract/modules/food/facets';
import { allergens, diets, type HalalStatus } from '@souk/contract/modules/food/words';
import { type FoodProfile, plainProfile } from './food-profile.ts';
import type { Allergen, Diet } from './food-words.ts';

export interface Counted {
  value: string;
  count: number;
}

/** How many foods of a list each answer would leave. */
export interface FoodQuestions {
  /** Facet of the verdict, as this person reads it. */
  verdictFacet: string;
  verdicts: (Counted & { value: HalalStatus })[];
  free: { slug: string; allergen: Allergen; count: number }[];
  diets: { slug: string; diet: Diet; count: number }[];
}

const order: readonly HalalStatus[] = ['halal', 'doubtful', 'haram', 'unknown'];

export const isFoodFacet = (slug: string): boolean => foodFacetOf(slug) !== undefined;

const countIn = (counted: ReadonlyMap<string, readonly Counted[]>, slug: string, value: string): number =>
  counted.get(slug)?.find((one) => one.value === value)?.count ?? 0;

/** The verdict in an address: by its own reading if it names one, otherwise the reader's. */
const verdictFacetIn = (chosen: readonly string[], profile: Pick<FoodProfile, 'school' | 'strictness'>) =>
  chosen.find((slug) => foodFacetOf(slug)?.kind === 'verdict') ?? halalFacet(profile);

interface FoodList {
  counted: ReadonlyMap<string, readonly Counted[]>;
  /** Facets that the address names. */
  chosen: readonly string[];
  /** Things in the list. */
  total: number;
  /** The list is a food category. */
  isShelf: boolean;
}

/** Whether the list is about food: a food category, or at least half of the results. */
function isAboutFood({ counted, chosen, total, isShelf }: FoodList): boolean {
  const judged = counted.get(halalFacet(plainProfile)) ?? [];
  const foods = judged.reduce((sum, { count }) => sum + count, 0);
  return chosen.some(isFoodFacet) || (foods > 0 && (isShelf || foods * 2 >= total));
}

/** The filters for a list of foods; null if it is about other things. */
export function foodQuestions(
  list: FoodList,
  profile: Pick<FoodProfile, 'school' | 'strictness'>,
): FoodQuestions | null {
  const { counted, chosen } = list;
  if (!isAboutFood(list)) return null;
  const verdictFacet = verdictFacetIn(chosen, profile);
  return {
    verdictFacet,
    verdicts: order.map((value) => ({ value, count: countIn(counted, verdictFacet, value) })),
    free: allergens.map((allergen) => {
      const slug = freeFromFacet(allergen);
      return { slug, allergen, count: countIn(counted, slug, isHeld) };
    }),
    diets: diets.map((diet) => {
      const slug = dietFacet(diet);
      return { slug, diet, count: countIn(counted, slug, isHeld) };
    }),
  };
}
