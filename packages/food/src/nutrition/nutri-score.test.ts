import { describe, expect, test } from 'vitest';
import { type Nutrition, nutriScoreOf, type ScoredKind } from './nutri-score.ts';

const nothing: Nutrition = { energyKj: 0, fatG: 0, saturatedG: 0, sugarsG: 0, proteinG: 0, saltG: 0 };
const food = (given: Partial<Nutrition>): Nutrition => ({ ...nothing, ...given });
const pointsOf = (given: Partial<Nutrition>, kind: ScoredKind = 'food') =>
  nutriScoreOf(food(given), kind).points;

/**
 * What Open Food Facts' server is tested to say for the algorithm of 2023 (openfoodfacts-server,
 * tests/unit/nutriscore.t and nutriscore_2023.t with their expected results).
 */
const published: readonly [string, ScoredKind, Partial<Nutrition>, number, string][] = [
  ['biscuits', 'food', { energyKj: 3460, fatG: 90, saturatedG: 15 }, 20, 'E'],
  ['olive oil', 'fat', { energyKj: 3460, fatG: 92, saturatedG: 14, fruitPercent: 100 }, 0, 'B'],
  ['rapeseed oil', 'fat', { energyKj: 3760, fatG: 100, saturatedG: 7 }, 2, 'B'],
  ['sunflower oil', 'fat', { energyKj: 3378, fatG: 100, saturatedG: 10 }, 4, 'C'],
  [
    'breakfast cereals',
    'food',
    { energyKj: 2450, fatG: 100, saturatedG: 1.03, sugarsG: 31, saltG: 1, fibreG: 6.9, proteinG: 10.3 },
    16,
    'D',
  ],
  [
    'a dairy food',
    'food',
    { energyKj: 3378, fatG: 10, saturatedG: 5, sugarsG: 10, fibreG: 2, proteinG: 5 },
    16,
    'D',
  ],
  [
    'gazpacho',
    'food',
    {
      energyKj: 148,
      fatG: 10,
      saturatedG: 0.2,
      sugarsG: 3,
      saltG: 0.5,
      fibreG: 1.1,
      proteinG: 0.9,
      fruitPercent: 95,
    },
    -3,
    'A',
  ],
  ['flavoured water', 'drink', { energyKj: 378, sugarsG: 3 }, 11, 'E'],
  [
    'orange nectar',
    'drink',
    { energyKj: 250, sugarsG: 12, saltG: 0.2, proteinG: 0.5, fruitPercent: 57 },
    13,
    'E',
  ],
  [
    'orange juice',
    'drink',
    { energyKj: 182, sugarsG: 8.9, saltG: 0.5, fibreG: 0.5, proteinG: 0.2, fruitPercent: 100 },
    6,
    'C',
  ],
  [
    'a drink of soya',
    'drink',
    {
      energyKj: 178,
      fatG: 2.6,
      saturatedG: 0.6,
      sugarsG: 0.5,
      saltG: 0.03,
      fibreG: 0.5,
      proteinG: 3.9,
      fruitPercent: 8,
    },
    -4,
    'B',
  ],
];

describe('the Nutri-Score of 2023', () => {
  test.each(published)('says of %s what is published', (_name, kind, given, points, grade) => {
    expect(nutriScoreOf(food(given), kind)).toEqual({ points, grade });
  });

  test('takes sweetener for a fault of drinks', () => {
    // Ice tea with sugar and steviol glycosides, from the same tests.
    const tea = food({ energyKj: 82, sugarsG: 4.5, saltG: 0.025 });

    expect(nutriScoreOf(tea, 'drink', true)).toEqual({ points: 8, grade: 'D' });
    expect(nutriScoreOf(tea, 'drink')).toEqual({ points: 4, grade: 'C' });
    expect(nutriScoreOf(tea, 'food', true)).toEqual(nutriScoreOf(tea, 'food'));
  });

  test('gives of all drinks water alone an A', () => {
    expect(nutriScoreOf(nothing, 'water').grade).toBe('A');
    expect(nutriScoreOf(nothing, 'drink').grade).toBe('B');
  });

  test('counts little of the protein of red meat', () => {
    const meat = { energyKj: 82, fatG: 20, saturatedG: 10, proteinG: 50 };

    expect(pointsOf(meat)).toBe(2);
    expect(pointsOf(meat, 'red-meat')).toBe(7);
  });

  test('counts protein of a poor food only where it is cheese', () => {
    const poor = { saltG: 2.3, proteinG: 25 };
    const nearly = { saltG: 2.2, proteinG: 25 };

    expect(pointsOf(nearly)).toBe(10 - 7);
    expect(pointsOf(poor)).toBe(11);
    expect(pointsOf(poor, 'cheese')).toBe(11 - 7);
  });

  test('counts protein of fats and nuts below seven points', () => {
    expect(pointsOf({ saltG: 1.3, proteinG: 25 }, 'fat')).toBe(6 - 7);
    expect(pointsOf({ saltG: 1.5, proteinG: 25 }, 'fat')).toBe(7);
  });
});

describe('a bound of the Nutri-Score', () => {
  test.each<[string, Partial<Nutrition>, number]>([
    ['energy', { energyKj: 335 }, 0],
    ['energy', { energyKj: 336 }, 1],
    ['energy', { energyKj: 3351 }, 10],
    ['sugars', { sugarsG: 3.4 }, 0],
    ['sugars', { sugarsG: 51 }, 14],
    ['sugars', { sugarsG: 51.1 }, 15],
    ['saturates', { saturatedG: 10 }, 9],
    ['saturates', { saturatedG: 10.1 }, 10],
    ['salt', { saltG: 0.6 }, 2],
    ['salt', { saltG: 0.61 }, 3],
    ['salt', { saltG: 4.1 }, 20],
    ['fibre', { fibreG: 3 }, 0],
    ['fibre', { fibreG: 7.5 }, -5],
    ['protein', { proteinG: 2.4 }, 0],
    ['protein', { proteinG: 17.1 }, -7],
    ['fruit', { fruitPercent: 40 }, 0],
    ['fruit', { fruitPercent: 61 }, -2],
    ['fruit', { fruitPercent: 81 }, -5],
  ])('of %s is passed by what lies above it: %o', (_name, given, points) => {
    expect(pointsOf(given)).toBe(points);
  });

  test('of the share of saturates is passed by what reaches it', () => {
    // 0.58 / 1 is a little less than 58 % in binary arithmetic.
    expect(pointsOf({ fatG: 1, saturatedG: 0.58 }, 'fat')).toBe(9);
    expect(pointsOf({ fatG: 100, saturatedG: 3 }, 'fat')).toBe(0);
    expect(pointsOf({ fatG: 30, saturatedG: 3 }, 'fat')).toBe(1);
  });

  test.each<[Partial<Nutrition>, number]>([
    [{ energyKj: 30 }, 0],
    [{ energyKj: 391 }, 10],
    [{ sugarsG: 0.5 }, 0],
    [{ sugarsG: 11.1 }, 10],
    [{ proteinG: 1.2 }, 0],
    [{ proteinG: 3.1 }, -7],
    [{ fruitPercent: 41 }, -2],
    [{ fruitPercent: 61 }, -4],
    [{ fruitPercent: 81 }, -6],
  ])('of drinks lies lower: %o', (given, points) => {
    expect(pointsOf(given, 'drink')).toBe(points);
  });
});
