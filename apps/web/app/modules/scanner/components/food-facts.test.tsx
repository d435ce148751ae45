import type { FoodChange } from '@souk/contract/modules/scanner/products';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import type { FoodPageData } from '../load-foods.server.ts';
import { CompositionPanel } from './composition-panel.tsx';
import { FoodChanges } from './food-changes.tsx';
import { FoodResults } from './food-results.tsx';
import { NutritionPanel } from './nutrition-panel.tsx';

describe('the nutrition of a food', () => {
  const nutrition = {
    energy_kj: 1000,
    fat_g: 1.234,
    saturated_g: null,
    carbohydrates_g: null,
    sugars_g: null,
    fibre_g: null,
    protein_g: null,
    salt_g: 0,
    fruit_percent: null,
  };
  const rated = { nutrition, nova: null, nutri_grade: null, health_stars: null };
  const panel = async (changes: object) =>
    renderAt(
      '/',
      <NutritionPanel {...({ ...rated, ...changes } as unknown as Parameters<typeof NutritionPanel>[0])} />,
    );

  test('is told as far as it is known, and 0 is known', async () => {
    const words = wordsOf(await panel({}));

    expect(words).toContain('1000 kJ (239 kcal)');
    expect(words).toMatch(/Fat ?1\.23 g/);
    expect(words).toMatch(/Salt ?0 g/);
    expect(words).not.toMatch(/Sugars|Protein/);
  });

  test('is missing where neither a table nor a group is known', async () => {
    expect(await panel({ nutrition: null })).toBe('');
    expect(wordsOf(await panel({ nutrition: null, nova: 4 }))).toMatch(
      /Ultra-processed.*Nobody has added its nutrition table/,
    );
  });

  test('has an estimated grade where the share of fruit is not on the pack', async () => {
    expect(wordsOf(await panel({ nutri_grade: 'b' }))).toContain('Estimated:');
    expect(
      wordsOf(await panel({ nutri_grade: 'b', nutrition: { ...nutrition, fruit_percent: 0 } })),
    ).not.toContain('Estimated:');
  });

  test.each([
    [3.5, 3, true],
    [4, 4, false],
    [0.5, 0, true],
  ])('with %f stars shows %i whole ones and a half: %s', async (stars, whole, hasHalf) => {
    const shown = await panel({ health_stars: stars });
    const icons = [...shown.matchAll(/<svg[^>]*>/g)].map(([icon]) => icon);

    expect(wordsOf(shown)).toContain(stars.toFixed(1));
    expect(icons).toHaveLength(5);
    expect(icons.filter((icon) => icon.includes('text-ink-3'))).toHaveLength(5 - whole - (hasHalf ? 1 : 0));
  });
});

describe('what a list tells', () => {
  const nothing = { palm_oil: null, fruit: null, organic: null, not_graded: null };
  const panel = async (changes: object) =>
    wordsOf(await renderAt('/', <CompositionPanel composition={{ ...nothing, ...changes } as never} />));

  test.each([
    [{ palm_oil: 'may' }, 'Palm oil Possibly: the list does not say which plant'],
    [{ fruit: { least: 40, most: 40, estimate: 40 } }, '40 %'],
    [{ fruit: { least: 20, most: 60, estimate: 40 } }, 'About 40 % (between 20 % and 60 %)'],
    [{ organic: { least: 95, most: 95, estimate: 95 } }, 'From organic farming 95 %'],
    [{ not_graded: 'water' }, 'Not graded: plain water has no grade'],
  ])('%o reads %s', async (composition, words) => {
    expect(await panel(composition)).toContain(words);
  });

  test('is nothing where it is nothing', async () => {
    const none = { least: 0, most: 0, estimate: 0 };

    expect(await panel({})).toBe('');
    expect(await panel({ fruit: none, organic: none })).toBe('');
  });
});

describe('a list of foods', () => {
  const food = {
    id: 7,
    name: 'Oats',
    brand: null,
    quantity: null,
    image: null,
    path: '/food/7',
    verdict: 'halal',
    warnings: [],
    is_favourite: false,
  };
  const page = {
    data: [food],
    total: 1,
    total_is_exact: true,
    is_fuzzy: false,
    current_page: 1,
    last_page: 1,
  };
  const results = (changes: object | null) =>
    renderAt(
      '/food-scanner',
      <FoodResults page={changes && ({ ...page, ...changes } as unknown as FoodPageData)} />,
    );

  test.each([
    [{}, '1 food '],
    [{ total: 12 }, '12 foods'],
    [{ total: 100, total_is_exact: false }, 'More than 100 foods'],
    [{ is_fuzzy: true }, 'No exact match. These are the closest:'],
  ])('says how many there are: %o', async (changes, words) => {
    expect(wordsOf(await results(changes))).toContain(words);
  });

  test('that is empty leads to adding one, and one that failed can be tried again', async () => {
    expect(linksIn(await results({ data: [], total: 0 }))).toEqual({ 'Add a product': '/add-product' });
    expect(buttonsIn(await results(null))).toContain('Try again');
    expect(wordsOf(await results({}))).not.toMatch(/No exact match|Items not found/);
  });
});

describe('what differs between two packs', () => {
  const changes = async (change: object) =>
    wordsOf(
      await renderAt('/', <FoodChanges changes={[{ language: null, ...change } as unknown as FoodChange]} />),
    );

  test('is told as it was and as it is; what was missing is a dash', async () => {
    expect(await changes({ field: 'name', before: 'Oat', after: 'Oats' })).toBe('Name Before Oat After Oats');
    expect(await changes({ field: 'brand', before: '', after: 'Mill' })).toBe('Brand Before – After Mill');
  });

  test('names categories by their words and languages by their code', async () => {
    expect(await changes({ field: 'category', before: 'ready-meals', after: 'odd' })).toBe(
      'Category Before Ready meals After odd',
    );
    expect(await changes({ field: 'name', language: 'de', before: 'ready-meals', after: 'b' })).toBe(
      'Name (DE) Before ready-meals After b',
    );
  });
});
