import { describe, expect, test } from 'vitest';
import { healthStarsOf, type Produce, type StarCategory, starsWithoutCalculation } from './health-stars.ts';
import type { Nutrition } from './nutri-score.ts';

type Given = Partial<Omit<Nutrition, 'saltG'>> & { sodiumMg?: number };

const nutritionOf = ({ sodiumMg = 0, ...given }: Given): Nutrition => ({
  energyKj: 0,
  fatG: 0,
  saturatedG: 0,
  sugarsG: 0,
  proteinG: 0,
  saltG: sodiumMg / 400,
  ...given,
});

const rate = (category: StarCategory, given: Given, produce?: Produce) =>
  healthStarsOf(nutritionOf(given), category, produce);

const rich: Given = { energyKj: 3100, saturatedG: 10.5, sugarsG: 10.5, sodiumMg: 400 };
const light: Given = { energyKj: 300, saturatedG: 1.5, sugarsG: 5.3, sodiumMg: 200 };

/**
 * Foods with the stars that other calculators are tested to give them: the npm package health-star-rating
 * (its tests/testCalculateRating.js), and worked examples after version 9 of the guide. Two of the package's
 * own examples gave fruit as concentrated without saying so, which is said here.
 */
const published: readonly [string, StarCategory, Given, Produce | undefined, number][] = [
  ['a rich food', '2', rich, undefined, 0.5],
  ['a rich food with protein', '2', { ...rich, proteinG: 12 }, undefined, 0.5],
  ['a rich food with fibre', '2', { ...rich, fibreG: 7 }, undefined, 1.5],
  ['a rich food of dried fruit', '2', rich, { percent: 90, concentratedPercent: 90 }, 1.5],
  [
    'a rich food of dried fruit with protein',
    '2',
    { ...rich, proteinG: 12 },
    { percent: 67, concentratedPercent: 67 },
    2,
  ],
  ['a light food', '2', light, undefined, 3],
  ['a light food with protein', '2', { ...light, proteinG: 12 }, undefined, 4],
  [
    'a cereal of several grains',
    '2',
    { energyKj: 1610, saturatedG: 1.7, sugarsG: 9.6, sodiumMg: 267, proteinG: 10.7, fibreG: 8.9 },
    undefined,
    4,
  ],
  [
    'rolled oats',
    '2',
    { energyKj: 1550, saturatedG: 1.2, sugarsG: 0.8, sodiumMg: 2, proteinG: 13.2, fibreG: 10.1 },
    undefined,
    5,
  ],
  ['brownies', '2', { energyKj: 1793, saturatedG: 7.1, sugarsG: 42.9, sodiumMg: 286 }, undefined, 0.5],
  ['a sweet dairy dessert', '2D', { energyKj: 1100, sugarsG: 33, sodiumMg: 100 }, undefined, 1],
  ['a sweet spread', '3', { energyKj: 3100, saturatedG: 7, sugarsG: 45.1, sodiumMg: 400 }, undefined, 2.5],
  ['a drink with some juice', '1', { saturatedG: 7, sodiumMg: 400 }, { percent: 25 }, 4],
  ['a drink with hardly any juice', '1', { saturatedG: 7, sodiumMg: 400 }, { percent: 24 }, 3.5],
  [
    'chocolate milk',
    '1D',
    { energyKj: 243, saturatedG: 1.2, sugarsG: 6.9, sodiumMg: 56, proteinG: 3.2, fibreG: 0.6 },
    undefined,
    4,
  ],
];

describe('the Health Star Rating', () => {
  test.each(published)('of %s is what others make it', (_name, category, given, produce, stars) => {
    expect(rate(category, given, produce).stars).toBe(stars);
  });

  test('of water and plain fruit needs no calculation', () => {
    expect(starsWithoutCalculation).toEqual({
      water: 5,
      'flavoured water': 4.5,
      'plain fruit and vegetables': 5,
    });
  });

  test('of a diet drink is three and a half stars, for energy always brings a point', () => {
    expect(rate('1', {})).toEqual({ points: 1, stars: 3.5 });
    expect(rate('1', { energyKj: 31 }).points).toBe(1);
    expect(rate('1', { energyKj: 32 }).points).toBe(2);
    expect(rate('1', { energyKj: 272, sugarsG: 13.7 })).toEqual({ points: 20, stars: 0.5 });
  });

  test('leaves out of drinks what their tables do not have', () => {
    expect(rate('1', { proteinG: 60, fibreG: 30, saturatedG: 90, sodiumMg: 3000 }).points).toBe(1);
    expect(rate('1D', { fibreG: 30 }).points).toBe(0);
    expect(rate('1D', { proteinG: 60 }).points).toBe(-15);
  });

  test('counts protein from 13 baseline points on only beside five points for produce', () => {
    const salty = { sodiumMg: 1200, proteinG: 25 };

    expect(rate('2', { sodiumMg: 1100, proteinG: 25 }).points).toBe(12 - 11);
    expect(rate('2', salty).points).toBe(13);
    expect(rate('2', salty, { percent: 76 }).points).toBe(13 - 4);
    expect(rate('2', salty, { percent: 81 }).points).toBe(13 - 5 - 11);
  });

  test('counts what is dried or boiled down twice', () => {
    // Half of it dried, and an eighth fresh: (12.5 + 100) / 150 is 75 %.
    expect(rate('2', {}, { percent: 62.5, concentratedPercent: 50 }).points).toBe(-3);
    expect(rate('2', {}, { percent: 63, concentratedPercent: 50 }).points).toBe(-4);
    expect(rate('2', {}, { percent: 63, concentratedPercent: 63 }).points).toBe(-4);
  });

  test('reads sodium from salt without losing a milligram', () => {
    expect(healthStarsOf({ ...nutritionOf({}), saltG: 0.225 }, '2').points).toBe(0);
    expect(healthStarsOf({ ...nutritionOf({}), saltG: 0.675 }, '2').points).toBe(2);
    expect(healthStarsOf({ ...nutritionOf({}), saltG: 0.2275 }, '2').points).toBe(1);
  });
});

describe('a bound of the Health Star Rating', () => {
  test.each<[StarCategory, Given, number]>([
    ['2', { energyKj: 335 }, 0],
    ['2', { energyKj: 335.1 }, 1],
    ['2', { energyKj: 99_999 }, 11],
    ['2', { saturatedG: 11.2 }, 10],
    ['2', { saturatedG: 11.3 }, 11],
    ['2', { saturatedG: 91 }, 30],
    ['3', { saturatedG: 11.1 }, 11],
    ['3D', { saturatedG: 31 }, 30],
    ['2', { sugarsG: 8.9 }, 1],
    ['2', { sugarsG: 99.1 }, 25],
    ['3', { sugarsG: 45.1 }, 10],
    ['2', { sodiumMg: 90 }, 0],
    ['2', { sodiumMg: 2701 }, 30],
    ['2', { proteinG: 1.6 }, 0],
    ['2', { proteinG: 3.1 }, -1],
    ['2', { proteinG: 3.2 }, -2],
    ['2', { proteinG: 4.8 }, -2],
    ['2', { proteinG: 51 }, -15],
    ['2', { fibreG: 0.9 }, 0],
    ['2', { fibreG: 20.1 }, -15],
  ])('in category %s: %o', (category, given, points) => {
    expect(rate(category, given).points).toBe(points);
  });

  test.each<[StarCategory, Produce, number]>([
    ['2', { percent: 40 }, 0],
    ['2', { percent: 41 }, -1],
    ['2', { percent: 95.1 }, -7],
    ['2', { percent: 99.9 }, -7],
    ['2', { percent: 100 }, -8],
    ['2', { percent: 24, concentratedPercent: 24 }, 0],
    ['2', { percent: 25, concentratedPercent: 25 }, -1],
    ['2', { percent: 99, concentratedPercent: 99 }, -7],
    ['2', { percent: 100, concentratedPercent: 100 }, -8],
    ['1', { percent: 33 }, 1 - 2],
    ['1', { percent: 95 }, 1 - 9],
    ['1', { percent: 96 }, 1 - 10],
  ])('for produce in category %s: %o', (category, produce, points) => {
    expect(rate(category, {}, produce).points).toBe(points);
  });

  test.each<[number, number]>([
    [24, 1],
    [25, 0.5],
    [20, 1.5],
    [15, 2],
    [11, 2.5],
    [6, 3],
    [2, 3.5],
  ])('between stars: %i points are %f', (points, stars) => {
    expect(rate('2', { sodiumMg: points * 90 + 1 })).toEqual({ points, stars });
  });
});
