import { describe, expect, test } from 'vitest';
import { analyse, ListTooLong, longestList } from './analyse.ts';
import { schools } from './judging/verdicts.ts';

describe('a pack with lists in several languages', () => {
  test('gets the strictest verdict of them, in whatever order they stand', () => {
    const lists = ['Sugar, salt', 'sucre, sel, gélatine de porc'];
    const both = [lists, lists.toReversed()].map((ingredients) => analyse({ ingredients }));

    for (const { verdict } of both)
      expect(schools.map((school) => verdict[school].lenient)).toEqual(schools.map(() => 'haram'));
  });

  test('brings the allergens, additives, diets and unknown words of all', () => {
    const { allergens, additives, diets, unknown } = analyse({
      ingredients: ['Sugar, wheat flour', 'sucre, lait, E471', 'Zucker, xlorf. Kann Spuren von Ei enthalten'],
    });

    expect(allergens).toMatchObject({ contains: ['wheat', 'milk'], mayContain: ['egg'] });
    expect(additives.map(({ id }) => id)).toEqual(['e471']);
    expect(diets.vegan).toBe('no');
    expect(unknown).toEqual(['xlorf']);
  });

  test('is judged by those that say something', () => {
    expect(analyse({ ingredients: ['', 'Sugar, salt', ' \n'] }).verdict.hanafi.strict).toBe('halal');
    expect(analyse({ ingredients: ['', ' '] }).verdict.hanafi.lenient).toBe('unknown');
    expect(analyse({ ingredients: [] }).verdict.hanafi.lenient).toBe('unknown');
  });
});

describe('what a record declares beside its lists', () => {
  test('joins what the lists say, and the stricter verdict counts', () => {
    const { verdict, allergens, additives } = analyse({
      ingredients: 'Sugar, salt',
      declared: { contains: ['milk'], mayContain: ['hazelnut', 'milk'], additives: ['e120', '160a(ii)'] },
    });

    expect(allergens).toMatchObject({ contains: ['milk'], mayContain: ['hazelnut'] });
    expect(additives.map(({ id }) => id)).toContain('e120');
    expect(verdict.hanafi.standard).toBe('haram');
  });

  test('is no list by itself', () => {
    const { verdict, differences } = analyse({ ingredients: '', declared: { additives: ['330'] } });

    expect(verdict.hanafi.lenient).toBe('unknown');
    expect(differences).toEqual([]);
  });

  test('differs from the lists where one names what the other does not', () => {
    const { differences } = analyse({
      ingredients: 'Wheat flour, egg, emulsifier (471). May contain soy.',
      declared: { contains: ['wheat', 'milk'], mayContain: ['sesame'], additives: ['322i', '14xx'] },
    });

    expect(differences).toEqual([
      { kind: 'allergen', name: 'milk', missingFrom: 'list' },
      { kind: 'allergen', name: 'egg', missingFrom: 'record' },
      { kind: 'trace', name: 'sesame', missingFrom: 'list' },
      { kind: 'trace', name: 'soy', missingFrom: 'record' },
      { kind: 'additive', name: '322', missingFrom: 'list' },
      { kind: 'additive', name: '471', missingFrom: 'record' },
    ]);
  });

  test('agrees with a list that says which nuts, which cereal and which letter', () => {
    const { differences } = analyse({
      ingredients: 'Barley malt, hazelnuts, emulsifier (E472e)',
      declared: { contains: ['wheat', 'nuts'], additives: ['472'] },
    });

    expect(differences).toEqual([]);
  });

  test('is held against nothing where the record does not say', () => {
    expect(analyse({ ingredients: 'Milk, E330', declared: {} }).differences).toEqual([]);
  });
});

describe('a list that is longer than packs print', () => {
  test('is refused, and never cut and judged', () => {
    const long = `${'sugar, '.repeat(1500)}pork`;
    const judge = (ingredients: string | string[]) => () => analyse({ ingredients });

    expect(long.length).toBeGreaterThan(longestList);
    expect(judge(long)).toThrow(ListTooLong);
    expect(judge(['Sugar', long])).toThrow(ListTooLong);
    expect(judge('a'.repeat(longestList + 1))).toThrow(ListTooLong);
  });

  test('is read to its last word at the bound', () => {
    const list = `${'sugar, '.repeat(1500).slice(0, longestList - 6)}, pork`;

    expect(list).toHaveLength(longestList);
    expect(analyse({ ingredients: list }).verdict.hanafi.lenient).toBe('haram');
  });
});
