import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundShares } from './bound-shares.ts';
import { fruitShareOf, organicShareOf, produceShareOf } from './estimate-shares.ts';

describe('the share of fruit', () => {
  test.each([
    ['Apples 60 %, water, sugar', 60, 60],
    ['Apple, pear', 100, 100],
    ['Tomatoes 80 %, onions 10 %, olive oil, salt', 90, 90],
    ['Sugar, water, salt', 0, 0],
    ['Strawberries, sugar', 50, 100],
    ['Sugar, strawberries', 0, 50],
    ['Sugar 50 %, strawberries 45 %, pectin', 45, 45],
    ['Water, apple juice 30 %, sugar', 30, 30],
    ['Potatoes 90 %, salt', 0, 0],
    ['Chickpeas 70 %, water, salt', 70, 70],
    ['Almonds 50 %, apples 50 %', 50, 50],
    ['Filling 40 % (apples, sugar), wheat flour, water', 20, 40],
    ['Wheat flour, sugar, apple powder', 0, 0],
    ['Sugar, water, xyzzol', 0, 33.3],
  ])('lies between what the figures and the order leave: %s', (ingredients, least, most) => {
    const share = fruitShareOf(ingredients);

    expect(share?.least).toBeCloseTo(least, 0);
    expect(share?.most).toBeCloseTo(most, 0);
  });

  test('leaves nuts to the stars', () => {
    expect(produceShareOf('Almonds 50 %, apples 50 %')?.least).toBe(100);
  });

  test('is unknown of no list', () => {
    expect(fruitShareOf('')).toBeUndefined();
  });

  test('bounds what was mixed, whatever figures are printed', () => {
    const names = ['sugar', 'water', 'apple', 'salt', 'rice', 'tomato', 'honey', 'butter'];
    const recipe = fc
      .tuple(
        fc.shuffledSubarray(names, { minLength: 2 }),
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 8, maxLength: 8 }),
      )
      .chain(([found, weights]) =>
        fc.tuple(
          fc.constant(found),
          fc.constant(weights),
          fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        ),
      );

    fc.assert(
      fc.property(recipe, ([found, weights, printed]) => {
        const used = weights.slice(0, found.length).sort((one, other) => other - one);
        const sum = used.reduce((all, weight) => all + weight, 0);
        const shares = used.map((weight) => (weight / sum) * 100);
        const list = found.map((name, at) => (printed[at] ? `${name} ${shares[at]?.toFixed(2)} %` : name));
        const bounds = boundShares(list.join(', '));
        return bounds.every(
          ({ bounds: { least, most } }, at) =>
            least <= (shares[at] ?? 0) + 0.1 && most >= (shares[at] ?? 0) - 0.1,
        );
      }),
      { numRuns: 500, seed: 5 },
    );
  });

  test('bears figures that cannot be right', () => {
    for (const list of [
      'Apples 80 %, pears 70 %',
      'Apples 5 %, sugar 90 %',
      'Apples 0 %',
      'Apples (200 %), sugar',
    ]) {
      const share = fruitShareOf(list);
      expect(share?.least).toBeGreaterThanOrEqual(0);
      expect(share?.most).toBeLessThanOrEqual(100);
      expect(share?.most).toBeGreaterThanOrEqual(share?.least ?? 0);
    }
  });
});

describe('the organic share', () => {
  test.each([
    ['Organic apples 60 %, sugar 40 %', 60],
    ['Organic oats, organic sugar, salt', 100],
    ['Pommes biologiques 70 %, sucre 30 %', 70],
    ['Oats*, sugar*, salt. *organic', 100],
    ['Hafer* 80 %, Zucker 20 %. * aus biologischem Anbau', 80],
    ['Apples 60 %, sugar 40 %', 0],
  ])('counts what a farm grew: %s', (ingredients, least) => {
    expect(organicShareOf(ingredients)?.least).toBeCloseTo(least, 0);
  });
});
