import type { FoodCategory } from '@souk/contract/modules/scanner/words';
import { describe, expect, test } from 'vitest';
import type { Judged } from './analyse-pack.ts';
import { judgePack } from './judge-pack.ts';
import type { PackNutrition } from './product.tables.ts';

const figures: PackNutrition = {
  energyKj: 0,
  fatG: 0,
  saturatedG: 0,
  carbohydratesG: null,
  sugarsG: 0,
  fibreG: null,
  proteinG: 0,
  saltG: 0,
  fruitPercent: null,
};

const gradeOf = async (category: FoodCategory, ingredients: string, given: Partial<PackNutrition>) => {
  const pack: Judged = {
    category,
    ingredients: { en: ingredients },
    mainLanguage: 'en',
    labels: [],
    declared: null,
    nutrition: { ...figures, ...given },
  };
  return (await judgePack(pack, '2026-01-01')).nutriGrade;
};

const nectar = { energyKj: 250, sugarsG: 12, saltG: 0.2, proteinG: 0.5 };
const juice = { energyKj: 182, sugarsG: 8.9, saltG: 0.5, fibreG: 0.5, proteinG: 0.2 };
const gazpacho = {
  energyKj: 148,
  fatG: 10,
  saturatedG: 0.2,
  sugarsG: 3,
  saltG: 0.5,
  fibreG: 1.1,
  proteinG: 0.9,
};

describe('the grade of a pack that prints no share of fruit', () => {
  /**
   * Figures and grades from Open Food Facts' tests of the 2023 algorithm, with the share from the list alone.
   */
  test.each([
    ['drinks', 'Water, orange juice 57 %, sugar', nectar, 'E'],
    ['drinks', 'Orange juice', juice, 'C'],
    ['soups', 'Tomatoes 80 %, cucumber 10 %, pepper 5 %, olive oil, salt', gazpacho, 'A'],
  ] as const)('is the published one for %s: %s', async (category, ingredients, given, grade) => {
    expect(await gradeOf(category as FoodCategory, ingredients, given)).toBe(grade);
  });

  test.each([
    ['drinks', 'Water, sugar', juice, 'E'],
    ['soups', 'Water, olive oil, salt', gazpacho, 'B'],
  ] as const)(
    'counts none where the list names none: %s, %s',
    async (category, ingredients, given, grade) => {
      expect(await gradeOf(category as FoodCategory, ingredients, given)).toBe(grade);
    },
  );

  test('counts no more than the list leaves no doubt of', async () => {
    expect(await gradeOf('drinks', 'Water, orange juice, sugar', juice)).toBe('E');
  });

  test('counts none of a list that is too long to be worked out', async () => {
    const longest = `Orange juice${', orange juice'.repeat(100)}`;

    expect(await gradeOf('drinks', longest, juice)).toBe('E');
  });
});

describe('the grade of a pack that prints its share of fruit', () => {
  test.each([
    [0, 'E'],
    [100, 'C'],
  ])('takes that of %i %% and not what the list lets one estimate', async (fruitPercent, grade) => {
    expect(await gradeOf('drinks', 'Orange juice', { ...juice, fruitPercent })).toBe(grade);
    expect(await gradeOf('drinks', 'Water, sugar', { ...juice, fruitPercent })).toBe(grade);
  });
});
