import type { Nutrition } from './nutri-score.ts';
import { above, exact, reached, steps } from './points.ts';

/**
 * Which tables a food falls under.
 * - 1: drinks without milk, jellies and water ices; 1D: drinks of milk, or of soy and the like with as much calcium
 * - 2: all other foods; 2D: yogurt, soft cheese and other dairy food
 * - 3: oils, spreads, butter; 3D: cheese with more than 320 mg of calcium in 100 g
 */
export type StarCategory = '1' | '1D' | '2' | '2D' | '3' | '3D';

/** How much of a food is fruit, vegetables, nuts and legumes. */
export interface Produce {
  /** All of them, per cent of the weight. */
  percent: number;
  /** Of these, fruit and vegetables that were dried or made into paste or powder. */
  concentratedPercent?: number;
}

/** From half a star to five, by halves. */
export type Stars = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;

/** What is rated without a calculation. */
export const starsWithoutCalculation = {
  water: 5,
  /** With flavouring, carbon dioxide or minerals and nothing that sweetens, colours or feeds. */
  'flavoured water': 4.5,
  /** Fresh or frozen, peeled or cut, or in a can without fat, sugar or salt. */
  'plain fruit and vegetables': 5,
} as const satisfies Record<string, Stars>;

interface Baseline {
  energy: readonly number[];
  saturated: readonly number[];
  sugars: readonly number[];
  sodium: readonly number[];
}

const energy = steps(335, 11);
const sodium = steps(90, 30);

/** Table 1: categories 1D, 2 and 2D. */
const baselineOfFood: Baseline = {
  energy,
  saturated: [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11.2, 12.5, 13.9, 15.5, 17.3, 19.3, 21.6, 24.1, 26.9, 30, 33.5, 37.4, 41.7,
    46.6, 52, 58, 64.7, 72.3, 80.6, 90,
  ],
  sugars: [
    5, 8.9, 12.8, 16.8, 20.7, 24.6, 28.5, 32.4, 36.3, 40.3, 44.2, 48.1, 52, 55.9, 59.8, 63.8, 67.7, 71.6,
    75.5, 79.4, 83.3, 87.3, 91.2, 95.1, 99,
  ],
  sodium,
};

/** Table 2: categories 3 and 3D. */
const baselineOfFat: Baseline = {
  energy,
  saturated: steps(1, 30),
  sugars: [5, 9, 13.5, 18, 22.5, 27, 31, 36, 40, 45],
  sodium,
};

const never = Number.NEGATIVE_INFINITY;

/** Table 3: category 1. Energy is never without a point, so that diet drinks stay below four stars. */
const baselineOfDrink: Baseline = {
  energy: [never, 31, 61, 91, 121, 151, 181, 211, 241, 271],
  saturated: [],
  sugars: [0.1, 1.6, 3.1, 4.6, 6.1, 7.6, 9.1, 10.6, 12.1, 13.6],
  sodium: [],
};

/** Tables 4 and 5. The last point of table 4 is for a food that is all fruit, vegetables, nuts and legumes. */
const produceShare = [40, 60, 67, 75, 80, 90, 95];
const concentratedShare = [25, 43, 52, 63, 67, 80, 90];
const mostProducePoints = 8;
const drinkShare = [25, 33, 41, 49, 57, 65, 73, 81, 89, 96];

/** Table 6. Alone among its rows the second of protein begins with its bound: 3.2 g bring two points. */
const protein = [1.6, 4.8, 6.4, 8, 9.6, 11.6, 13.9, 16.7, 20, 24, 28.9, 34.7, 41.6, 50];
const secondOfProtein = [3.2];
const fibre = [0.9, 1.9, 2.8, 3.7, 4.7, 5.4, 6.3, 7.3, 8.4, 9.7, 11.2, 13, 15, 17.3, 20];

/** Table 7: the points up to which each number of stars reaches, from five stars to one. */
const stars = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1] as const satisfies readonly Stars[];
const reach: Record<StarCategory, readonly number[]> = {
  '1': [never, never, 0, 1, 3, 5, 7, 9, 11],
  '1D': [-2, -1, 0, 1, 2, 3, 4, 5, 6],
  '2': [-11, -7, -2, 2, 6, 11, 15, 20, 24],
  '2D': [-2, 0, 2, 3, 5, 7, 8, 10, 12],
  '3': [13, 16, 20, 23, 27, 30, 34, 37, 41],
  '3D': [24, 26, 28, 30, 31, 33, 35, 37, 39],
};

function tablesOf(category: StarCategory): Baseline {
  if (category === '1') return baselineOfDrink;
  return category === '3' || category === '3D' ? baselineOfFat : baselineOfFood;
}

const mgOfSodiumPerGramOfSalt = 400;

function baselinePoints({ energyKj, saturatedG, sugarsG, saltG }: Nutrition, category: StarCategory): number {
  const tables = tablesOf(category);
  return (
    above(energyKj, tables.energy) +
    above(saturatedG, tables.saturated) +
    above(sugarsG, tables.sugars) +
    above(exact(saltG * mgOfSodiumPerGramOfSalt), tables.sodium)
  );
}

/** V points: for fruit, vegetables, nuts and legumes. */
function producePoints({ percent, concentratedPercent = 0 }: Produce, category: StarCategory): number {
  // Standard 1.2.7: what is concentrated counts twice, for itself and in the weight of the whole.
  const share = exact(((percent + concentratedPercent) / (100 + concentratedPercent)) * 100);
  if (category === '1') return reached(share, drinkShare);
  if (percent >= 100) return mostProducePoints;
  const isAllConcentrated = concentratedPercent > 0 && concentratedPercent >= percent;
  return isAllConcentrated ? reached(percent, concentratedShare) : above(share, produceShare);
}

/** From so many baseline points on, protein counts only beside so many V points. */
const tooPoor = 13;
const richInProduce = 5;

/** Health Star Rating of Australia and New Zealand by the calculator in force since November 2020. */
export function healthStarsOf(
  nutrition: Nutrition,
  category: StarCategory,
  produce: Produce = { percent: 0 },
): { points: number; stars: Stars } {
  const { proteinG, fibreG = 0 } = nutrition;
  const baseline = baselinePoints(nutrition, category);
  const forProduce = producePoints(produce, category);
  const isDrink = category === '1' || category === '1D';
  const countsProtein = category !== '1' && (baseline < tooPoor || forProduce >= richInProduce);
  const forProtein = countsProtein ? above(proteinG, protein) + reached(proteinG, secondOfProtein) : 0;
  const points = baseline - forProduce - forProtein - (isDrink ? 0 : above(fibreG, fibre));
  return { points, stars: stars[reach[category].findIndex((most) => points <= most)] ?? 0.5 };
}
