import { above, exact, reached, steps } from './points.ts';

/** Per 100 g or 100 ml, as on the pack. */
export interface Nutrition {
  energyKj: number;
  fatG: number;
  saturatedG: number;
  sugarsG: number;
  proteinG: number;
  saltG: number;
  fibreG?: number;
  /** Fruit, vegetables and pulses, per cent; of oils those pressed from them, such as olive oil. */
  fruitPercent?: number;
}

/**
 * Which tables a food falls under.
 * - red-meat: beef, veal, lamb, goat, game and pork, and what is made of them
 * - fat: oils, butter, cream, nuts and seeds
 * - drink: milk and drinks of plants too, since 2023; water: without anything added
 */
export type ScoredKind = 'food' | 'cheese' | 'red-meat' | 'fat' | 'drink' | 'water';
export type NutriGrade = 'A' | 'B' | 'C' | 'D' | 'E';

const energy = steps(335, 10);
const energyOfSaturates = steps(120, 10);
const drinkEnergy = [30, 90, 150, 210, 240, 270, 300, 330, 360, 390];
const sugars = [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51];
const drinkSugars = [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11];
const saturates = steps(1, 10);
const saturatedShare = [10, 16, 22, 28, 34, 40, 46, 52, 58, 64];
const salt = steps(0.2, 20);
const protein = [2.4, 4.8, 7.2, 9.6, 12, 14, 17];
const drinkProtein = [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3];
const fibre = [3, 4.1, 5.2, 6.3, 7.4];
/** Bounds stand twice where passing them brings two points, and so on. */
const fruit = [40, 60, 80, 80, 80];
const drinkFruit = [40, 40, 60, 60, 80, 80];

const kjPerGramOfFat = 37;
const sweetenerPoints = 4;
const mostProteinOfRedMeat = 2;
/** From so many unfavourable points on, protein no longer counts. */
const tooPoor = { fat: 7, other: 11 };

const isDrink = (kind: ScoredKind) => kind === 'drink' || kind === 'water';

const energyPoints = ({ energyKj, saturatedG }: Nutrition, kind: ScoredKind): number => {
  if (kind === 'fat') return above(saturatedG * kjPerGramOfFat, energyOfSaturates);
  return above(energyKj, isDrink(kind) ? drinkEnergy : energy);
};

/** Of fats the share of saturates counts, and a bound reached counts as passed. */
const saturatedPoints = ({ saturatedG, fatG }: Nutrition, kind: ScoredKind): number => {
  if (kind !== 'fat') return above(saturatedG, saturates);
  return fatG > 0 ? reached(exact((saturatedG / fatG) * 100), saturatedShare) : 0;
};

const proteinPoints = ({ proteinG }: Nutrition, kind: ScoredKind, poor: number): number => {
  if (isDrink(kind)) return above(proteinG, drinkProtein);
  const points = above(proteinG, protein);
  if (kind === 'cheese') return points;
  if (poor >= (kind === 'fat' ? tooPoor.fat : tooPoor.other)) return 0;
  return kind === 'red-meat' ? Math.min(points, mostProteinOfRedMeat) : points;
};

/** Points up to which the grades A to D reach; of drinks water alone is an A. */
const reach: Record<'food' | 'fat' | 'drink', readonly [number, number, number, number]> = {
  food: [0, 2, 10, 18],
  fat: [-6, 2, 10, 18],
  drink: [Number.NEGATIVE_INFINITY, 2, 6, 9],
};

/** Nutri-Score by the algorithm of 2023 (reports of its scientific committee, 2022 and 2023). */
export function nutriScoreOf(
  nutrition: Nutrition,
  kind: ScoredKind,
  hasSweetener = false,
): { points: number; grade: NutriGrade } {
  const { sugarsG, saltG, fruitPercent = 0, fibreG = 0 } = nutrition;
  const poor =
    energyPoints(nutrition, kind) +
    above(sugarsG, isDrink(kind) ? drinkSugars : sugars) +
    saturatedPoints(nutrition, kind) +
    above(saltG, salt) +
    (isDrink(kind) && hasSweetener ? sweetenerPoints : 0);
  const good =
    above(fruitPercent, isDrink(kind) ? drinkFruit : fruit) +
    above(fibreG, fibre) +
    proteinPoints(nutrition, kind, poor);
  const points = poor - good;
  if (kind === 'water') return { points, grade: 'A' };
  const grades = reach[kind === 'fat' || kind === 'drink' ? kind : 'food'];
  const at = grades.findIndex((bound) => points <= bound);
  return { points, grade: (['A', 'B', 'C', 'D'] as const)[at] ?? 'E' };
}
