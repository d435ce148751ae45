import { describe, expect, test } from 'vitest';
import { analyse } from '../analyse.ts';
import { notGraded } from './not-graded.ts';

const whyOf = (ingredients: string, alcoholPercent?: number) =>
  notGraded(analyse({ ingredients }), alcoholPercent);

describe('a food without a Nutri-Score', () => {
  test.each([
    ['Water, barley malt, hops, yeast', 5, 'alcohol'],
    ['Wine (contains sulphites)', undefined, 'alcohol'],
    ['Grape juice', 1.3, 'alcohol'],
    ['Spring water', undefined, 'water'],
    ['Carbonated water', undefined, 'water'],
    ['Coffee', undefined, 'coffee-or-tea'],
    ['Roasted coffee, chicory', undefined, 'coffee-or-tea'],
    ['Green tea', undefined, 'coffee-or-tea'],
    ['Turmeric, cumin, coriander', undefined, 'herb-or-spice'],
    ['Sea salt', undefined, 'salt'],
    ['Salt, anti-caking agent (E535)', undefined, 'salt'],
    ['Wine vinegar', undefined, 'vinegar'],
    ["Baker's yeast", undefined, 'yeast'],
  ])('is left ungraded: %s', (ingredients, percent, why) => {
    expect(whyOf(ingredients, percent)).toBe(why);
  });

  test.each([
    ['Water, sugar, green tea extract, lemon juice', undefined],
    ['Coffee, milk, sugar', undefined],
    ['Grape juice', 1.2],
    ['Water, sugar', undefined],
    ['Wheat flour, sugar, rum 2 %', undefined],
    ['Paprika, salt, sugar', undefined],
    ['Coffee, xyzzol', undefined],
    ['', undefined],
  ])('is graded once there is more in it: %s', (ingredients, percent) => {
    expect(whyOf(ingredients, percent)).toBeUndefined();
  });
});
