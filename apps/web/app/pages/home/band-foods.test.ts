import { describe, expect, test } from 'vitest';
import { bandFoods } from './band-foods.ts';

type Verdict = Parameters<typeof bandFoods>[0][number]['verdict'];
const food = (id: number, verdict: Verdict, image: string | null = 'pack.webp') => ({ id, verdict, image });
const idsOf = (foods: ReturnType<typeof food>[]) => bandFoods(foods).map(({ id }) => id);

describe('the foods of the home page', () => {
  test('show two that are halal, a doubtful and a forbidden one, the most popular of each', () => {
    const popular = [
      food(1, 'haram'),
      food(2, 'halal'),
      food(3, 'halal'),
      food(4, 'halal'),
      food(5, 'doubtful'),
    ];

    expect(idsOf(popular)).toEqual([2, 3, 5, 1]);
  });

  test('are filled up with others where a verdict is missing', () => {
    expect(idsOf([food(1, 'halal'), food(2, 'halal'), food(3, 'halal'), food(4, 'unknown')])).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test('are none where fewer than three have a picture', () => {
    expect(idsOf([food(1, 'halal'), food(2, 'haram'), food(3, 'halal', null)])).toEqual([]);
  });
});
