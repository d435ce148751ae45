import {
  type PackedFood,
  partsOf,
  unpackAllergens,
  unpackNutrition,
  unpackVerdicts,
} from '@souk/contract/modules/scanner/pack';
import type { Nutrition } from '@souk/contract/modules/scanner/products';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { type FoodSource, foodSources, type HalalStatus } from '@souk/contract/modules/scanner/words';
import { verdictFor, type Warning, warningsFor } from '@souk/food/profile';
import type { Allergen, Diet, DietState } from '../../food/index.ts';

/** What is known of a food offline. */
export interface OfflineFood {
  /** Without leading zeros. */
  code: string;
  name: string;
  brand: string;
  verdicts: ReturnType<typeof unpackVerdicts>;
  allergens: Allergen[];
  mayContain: Allergen[];
  usual: Allergen[];
  /** Whether every ingredient was understood; otherwise nothing is ruled out. */
  isWhole: boolean;
  diets: Record<Diet, DietState>;
  /** The main reason for the verdict, by its name in the pack. */
  reasons: string;
  /** Numbers without the E. */
  additives: string[];
  /** Ids of the sources for that reason. */
  sources: string[];
  nutrition: Nutrition | null;
  nutriGrade: string | null;
  healthStars: number | null;
  nova: number | null;
  /** The source of the data; undefined if the pack does not say. */
  from: FoodSource | undefined;
}

const dietStates: Record<string, DietState> = { y: 'yes', m: 'maybe', n: 'no' };
const stateOf = (letter: string | undefined): DietState => dietStates[letter ?? ''] ?? 'unknown';
const listed = (packed: string): string[] => (packed === '' ? [] : packed.split(','));
const numberIn = (packed = ''): number | null => (packed === '' ? null : Number(packed));

/** A food of the pack, spelt out. */
export function unpackFood(food: PackedFood): OfflineFood {
  const { code, name, brand, reasons, ...packed } = partsOf(food);
  const [grade = '', stars, nova] = packed.ratings.split(',');
  return {
    code,
    name,
    brand,
    reasons,
    verdicts: unpackVerdicts(packed.verdicts),
    allergens: unpackAllergens(packed.allergens),
    mayContain: unpackAllergens(packed.traces),
    usual: unpackAllergens(packed.usual),
    isWhole: packed.whole === 'w',
    diets: { vegan: stateOf(packed.diets[0]), vegetarian: stateOf(packed.diets[1]) },
    additives: listed(packed.additives),
    sources: listed(packed.sources),
    nutrition: unpackNutrition(packed.nutrition),
    nutriGrade: grade || null,
    healthStars: numberIn(stars),
    nova: numberIn(nova),
    from: foodSources.find((source) => source.startsWith(packed.from || '-')),
  };
}

export interface Reading {
  verdict: HalalStatus;
  warnings: Warning[];
}

/** The pack's facts about allergens; it does not contain which dish usually contains them. */
export const allergensIn = ({ allergens, mayContain, usual, isWhole }: OfflineFood) => ({
  contains: allergens,
  mayContain: [...mayContain, ...usual.filter((allergen) => !mayContain.includes(allergen))],
  usually: [],
  isWhole,
});

/** The food for this user's profile, by the engine's rules. */
export function readFood(food: OfflineFood, { school, strictness, avoids, diets }: FoodProfile): Reading {
  const person = { school: school ?? undefined, strictness, avoids, diets };
  return {
    verdict: verdictFor(food.verdicts, person),
    warnings: warningsFor({ allergens: allergensIn(food), diets: food.diets }, person),
  };
}
