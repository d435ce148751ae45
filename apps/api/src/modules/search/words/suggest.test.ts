import { generalSearch, popularSearches, suggest } from '@souk/contract/modules/search/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { removeDocument } from '../documents/remove-document.ts';
import { buildDocument, learnWords } from '../testing.ts';
import { writePopularQueries } from './popular-queries.ts';
import { slipsBetween, variantsOf } from './word.rules.ts';

let api: TestApi;
let ownerId: number;

beforeAll(async () => {
  api = await startApi();
  ownerId = (await buildUser(api.db)).id;
});

describe('autocomplete', () => {
  test('offers categories and phrases of titles with their counts, and forgets what is gone', async () => {
    const category = { id: 777, name: 'Quilts', slug: 'quilts' };
    const titles = ['Quiltmaker frame', 'Quiltmaker frame', 'Quiltmaker needles'];
    const put = (title: string) =>
      buildDocument(api.db, ownerId, { title, categoryIds: [7, 777], card: { slug: 'x', category } });
    const [first] = [await put(titles[0] ?? ''), await put(titles[1] ?? ''), await put(titles[2] ?? '')];
    await learnWords(api.db);

    const offered = await api.as().call(suggest, { query: { keyword: 'Quilt' } });
    expect(offered[0]).toMatchObject({ text: 'Quilts', kind: 'category', count: 3, category_id: 777 });
    expect(offered).toContainEqual(
      expect.objectContaining({ text: 'quiltmaker frame', kind: 'phrase', count: 2 }),
    );

    await api.db.transaction((tx) => removeDocument(tx, first.subject));
    await learnWords(api.db);
    const later = await api.as().call(suggest, { query: { keyword: 'quiltmaker fr' } });
    expect(later).toMatchObject([{ text: 'quiltmaker frame', count: 1 }]);
  });

  test('offers what was meant where nothing begins with a slip', async () => {
    await buildDocument(api.db, ownerId, { title: 'Harpsichord bench' });
    await learnWords(api.db);
    const texts = async (keyword: string) =>
      (await api.as().call(suggest, { query: { keyword } })).map(({ text }) => text);

    for (const keyword of ['harspi', 'haarpsich', 'hrpsichor', 'harpsixhord'])
      expect(await texts(keyword)).toEqual(['harpsichord', 'harpsichord bench']);
    expect(await texts('harspichord be')).toEqual(['harpsichord bench']);
    expect(await texts('qqqqq')).toEqual([]);
  });

  test('offers nothing for nothing', async () => {
    expect(await api.as().call(suggest, { query: { keyword: ' %_ ' } })).toEqual([]);
  });
});

describe('searching by keyword', () => {
  test('needs one [search-keyword-required] [B-100]', async () => {
    for (const body of [{}, { keyword: '   ' }])
      await expect(api.as().call(generalSearch, { body: body as never })).rejects.toMatchObject({
        status: 423,
        fields: { keyword: ['Search keyword is required.'] },
      });
  });

  test('becomes popular once several have asked, private words never', async () => {
    await buildDocument(api.db, ownerId, { title: 'Telescope for amal@example.test' });
    for (const keyword of ['Telescope', 'telescope ', 'TELESCOPE', ...Array(5).fill('amal@example.test')])
      await api.as().call(generalSearch, { body: { keyword } });
    await writePopularQueries(api.db);

    const popular = await api.as().call(popularSearches, { body: {} });

    expect(popular).toEqual([{ keyword: 'telescope', count: 3, category_id: null }]);
  });
});

describe('words', () => {
  test('one slip apart share a variant', () => {
    for (const [a, b] of [
      ['corolla', 'corola'],
      ['sofa', 'sfoa'],
      ['bike', 'bake'],
      ['lamp', 'lamps'],
    ] as const) {
      expect(slipsBetween(a, b)).toBe(1);
      expect(variantsOf(a).some((variant) => variantsOf(b).includes(variant))).toBe(true);
    }
  });
});
