import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import { getFoodProduct } from '@souk/contract/modules/scanner/products';
import { suggestFoodChange } from '@souk/contract/modules/scanner/submissions';
import { type Allergen, allergens } from '@souk/food/allergens';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { acceptSuggestion } from '../submissions/decide-suggestion.ts';
import { listSuggestionsOn } from '../submissions/suggestion.queries.ts';
import { buildFood } from '../testing.ts';
import type { Declared } from './product.tables.ts';

const nothing: Declared = { contains: [], mayContain: [], additives: [], shelves: [] };

async function build(options: Parameters<typeof buildFood>[1]) {
  const { as, db } = await startApi();
  const food = await buildFood(db, options);
  return { food, detail: await as().call(getFoodProduct, { params: { id: food.id }, query: {} }) };
}

/** A haram word in each language next to a harmless list in another. */
const haram: [language: string, list: string][] = [
  ['fr', 'Sucre, gélatine de porc'],
  ['de', 'Zucker, Schweineschmalz'],
  ['ar', 'سكر، دهن الخنزير'],
  ['ms', 'Gula, lemak babi'],
  ['tr', 'Şeker, domuz yağı'],
  ['und', 'Sugar, lard'],
];

describe('a food with lists in several languages', () => {
  test.each(haram)('has the strictest verdict of all of them: %s', async (language, list) => {
    const { food, detail } = await build({ ingredients: 'Sugar, salt', lists: { [language]: list } });

    expect(food.halalStatus).toBe('haram');
    expect(Object.values(detail.verdicts).flatMap((read) => Object.values(read))).not.toContain('halal');
    expect(detail.other_lists).toMatchObject([{ language, text: list, verdict: 'haram' }]);
    expect(detail.analysis.findings.map(({ text }) => text)).toEqual(['Sugar', 'salt']);
  });

  test('keeps every word that it has been told when somebody adds a list', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const { id } = await buildFood(db, { ingredients: 'Sugar, salt' });
    const body = { language: 'de', ingredients: 'Zucker, Schweinegelatine', labels: [] };

    await as(user).call(suggestFoodChange, { params: { id }, body });
    const [suggestion] = await listSuggestionsOn(db, id);
    const changed = await db.transaction((tx) => acceptSuggestion(tx, suggestion?.id ?? 0));

    expect(changed).toMatchObject({ halalStatus: 'haram', mainLanguage: 'en' });
  });
});

describe('what a record declares beside its lists', () => {
  test('counts where it is stricter, and the difference is shown', async () => {
    const { food, detail } = await build({
      ingredients: 'Sugar, hazelnuts, emulsifier (322)',
      declared: { ...nothing, contains: ['milk', 'nuts'], mayContain: ['peanut'], additives: ['322', '120'] },
    });

    expect(food.allergens).toEqual(expect.arrayContaining(['milk', 'hazelnut']));
    expect(food.allergens).not.toContain('almond');
    expect(food.mayContain).toContain('peanut');
    expect(food.halalStatus).not.toBe('halal');
    expect(detail.differences).toEqual(
      expect.arrayContaining([
        { kind: 'allergen', name: 'milk', missing_from: 'list' },
        { kind: 'trace', name: 'peanut', missing_from: 'list' },
        { kind: 'additive', name: '120', missing_from: 'list' },
      ]),
    );
    expect(detail.differences.map(({ name }) => name)).not.toContain('nuts');
  });

  test('stands for every member of a group that the lists name nothing of', async () => {
    const { food, detail } = await build({
      ingredients: 'Sugar, salt',
      declared: { ...nothing, contains: ['gluten'] },
    });

    expect(food.allergens).toEqual(['wheat', 'rye', 'barley', 'oats', 'spelt']);
    expect(detail.differences).toEqual([{ kind: 'allergen', name: 'gluten', missing_from: 'list' }]);
  });

  test('is not said of lists that name a member of the group', async () => {
    const { food, detail } = await build({
      ingredients: 'Sugar, barley malt',
      declared: { ...nothing, contains: ['gluten'] },
    });

    expect(food.allergens).toEqual(['barley']);
    expect(detail.differences).toEqual([]);
  });

  test('makes a food haram whose shelf is pork or spirits, whatever its list says', async () => {
    for (const shelf of ['pork', 'alcoholic spirit'])
      expect((await build({ declared: { ...nothing, shelves: [shelf] } })).food.halalStatus).toBe('haram');
  });
});

describe('a list of foods without an allergen', () => {
  test('has only those whose label was read to the end and does not name it', async () => {
    const { as, db } = await startApi();
    const brand = 'Allergen Shelf';
    const make = (name: string, options: Parameters<typeof buildFood>[1]) =>
      buildFood(db, { brand, name, ...options });
    await make('Plain', { ingredients: 'Rice, salt' });
    await make('Named', { ingredients: 'Rice, milk' });
    await make('Trace', { ingredients: 'Rice. May contain milk.' });
    await make('Unknown words', { ingredients: 'Rice, zorbin, salt' });
    await make('A dish', { ingredients: 'Rice, béchamel' });
    await make('In another language', { ingredients: 'Rice', lists: { fr: 'Riz, lait' } });
    await make('Unknown in another language', { ingredients: 'Rice', lists: { fr: 'Riz, zorbine' } });
    await make('Declared', { ingredients: 'Rice', declared: { ...nothing, contains: ['milk'] } });
    await make('Declared as a trace', {
      ingredients: 'Rice',
      declared: { ...nothing, mayContain: ['milk'] },
    });
    await make('A shelf alone', { ingredients: '', declared: { ...nothing, shelves: ['pork'] } });
    await make('No list', { ingredients: '' });
    const list = (allergen_free: Allergen[]) =>
      as().call(listFoodProducts, { body: { brand, allergen_free, page_size: 50 } });

    const without = await list(['milk']);
    const pages = await Promise.all(
      [1, 2].map((page) => as().call(listFoodProducts, { body: { brand, avoids: ['milk'], page } })),
    );

    expect(without.data.map(({ name }) => name)).toEqual(['Plain']);
    const warned = new Map(
      pages.flatMap(({ data }) => data).map(({ name, warnings }) => [name, warnings.map(({ kind }) => kind)]),
    );
    expect(Object.fromEntries(warned)).toEqual({
      Plain: [],
      Named: ['contains'],
      Trace: ['may-contain'],
      'Unknown words': ['not-known'],
      'A dish': ['may-contain'],
      'In another language': ['contains'],
      'Unknown in another language': ['not-known'],
      Declared: ['contains'],
      'Declared as a trace': ['may-contain'],
      'A shelf alone': ['not-known'],
      'No list': ['not-known'],
    });
    expect((await list([...allergens])).data.map(({ name }) => name)).toEqual(['Plain']);
  });
});

describe('what follows from the list beside verdicts', () => {
  test('is told on the page: palm oil, fruit, organic farming, and why there is no Nutri-Score', async () => {
    const of = async (ingredients: string) => (await build({ ingredients })).detail.composition;

    expect(await of('Sugar, palm oil, strawberries 40%')).toMatchObject({
      palm_oil: 'yes',
      not_graded: null,
    });
    expect((await of('Organic oats 60%, organic dates 40%')).organic).toMatchObject({ least: 100 });
    expect((await of('Strawberries 40%, sugar')).fruit?.least).toBeGreaterThanOrEqual(40);
    expect(await of('Water')).toMatchObject({ not_graded: 'water', palm_oil: 'no' });
    expect(await of('')).toEqual({ palm_oil: null, fruit: null, organic: null, not_graded: null });
  });
});
