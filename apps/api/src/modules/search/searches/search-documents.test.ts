import type { ListingPage } from '@souk/contract/modules/search/listing';
import { mapView, search } from '@souk/contract/modules/search/search';
import { listContent } from '@souk/contract/modules/search/views';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { categories } from '../../catalogue/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { removeDocument } from '../documents/remove-document.ts';
import { setTier } from '../documents/set-tier.ts';
import { buildDocument, learnWords } from '../testing.ts';
import { recordView } from '../views/record-view.ts';
import { searchDocuments } from './search-documents.ts';

let api: TestApi;
let ownerId: number;
const put = (given: Parameters<typeof buildDocument>[2]) => buildDocument(api.db, ownerId, given);
const find = async (query: Record<string, unknown>) =>
  (await api.as().call(search, { query })).data.map(({ title }) => title);

beforeAll(async () => {
  api = await startApi();
  ownerId = (await buildUser(api.db)).id;
});

describe('a list', () => {
  test('shows premium, then featured, then the others, by the sort inside each [B-089] [B-090] [listing-order] [sort-most-recent] [sort-asc] [sort-desc] [sort-top-rated]', async () => {
    const at = (days: number) => new Date(clock.now().getTime() - daysMs(days));
    const categoryIds = [2, 210];
    await put({ title: 'plain new', categoryIds, priceCents: 300, rating: 1, publishedAt: at(1) });
    await put({ title: 'plain old', categoryIds, priceCents: 100, rating: 5, publishedAt: at(9) });
    await put({ title: 'plain unpriced', categoryIds, priceCents: null, rating: 3, publishedAt: at(5) });
    await put({ title: 'featured', categoryIds, tier: 1, publishedAt: at(20) });
    await put({ title: 'premium', categoryIds, tier: 2, publishedAt: at(30) });

    const orders = await Promise.all(
      ['most-recent', 'top-rated', 'asc', 'desc'].map((sort) => find({ category_id: 2, sort })),
    );

    expect(orders).toEqual([
      ['premium', 'featured', 'plain new', 'plain unpriced', 'plain old'],
      ['premium', 'featured', 'plain old', 'plain unpriced', 'plain new'],
      ['premium', 'featured', 'plain old', 'plain new', 'plain unpriced'],
      ['premium', 'featured', 'plain new', 'plain old', 'plain unpriced'],
    ]);
  });

  test('is walked by cursor and by number alike, without gap or repetition, in pages of the allowed sizes [page-size-10] [page-size-12] [page-size-15] [page-size-20]', async () => {
    for (let number = 0; number < 33; number += 1)
      await put({ categoryIds: [3, 310], tier: number % 11 === 0 ? 2 : 0, priceCents: (number % 7) * 100 });
    for (const [pageSize, used] of [
      [10, 10],
      [12, 12],
      [15, 15],
      [20, 20],
      [13, 10],
    ] as const) {
      const query = { category_id: 310, page_size: pageSize, sort: 'asc' };
      const walked: number[] = [];
      const numbered: number[] = [];
      let cursor: string | null = '';
      for (let page = 1; cursor !== null; page += 1) {
        const byNumber = await api.as().call(search, { query: { ...query, page } });
        const byCursor: ListingPage = await api.as().call(search, { query: { ...query, cursor } });
        walked.push(...byCursor.data.map(({ id }) => id));
        numbered.push(...byNumber.data.map(({ id }) => id));
        expect(byNumber).toMatchObject({ per_page: used, total: 33, last_page: Math.ceil(33 / used) });
        cursor = byCursor.next_cursor;
      }

      expect(new Set(walked).size).toBe(33);
      expect(walked).toEqual(numbered);
    }
  });

  test('shows what was published in the period asked for, in the zone of the market [B-090]', async () => {
    await put({ title: 'today', categoryIds: [4] });
    await put({
      title: 'long ago',
      categoryIds: [4],
      publishedAt: new Date(clock.now().getTime() - daysMs(400)),
    });

    expect(await find({ category_id: 4, date_filter: 'Today' })).toEqual(['today']);
    expect(await find({ category_id: 4, date_filter: 'This Year' })).toEqual(['today']);
    expect(await find({ category_id: 4 })).toEqual(['today', 'long ago']);
  });

  test('is narrowed by price in dollars, attributes, ranges of numbers, place, box and circle', async () => {
    const categoryIds = [5];
    const perth = { lat: -31.95, lng: 115.86, suburb: 'Perth', stateCode: 'WA', postcode: '6000' };
    await put({
      title: 'a',
      categoryIds,
      priceCents: 9_999,
      facets: { make: ['Kia'], colour: ['Red'] },
      numbers: { year: 2015 },
    });
    await put({
      title: 'b',
      categoryIds,
      priceCents: 20_000,
      facets: { make: ['Ford'] },
      numbers: { year: 2020 },
      ...perth,
    });

    expect(await find({ category_id: 5, price_max: '99.99' })).toEqual(['a']);
    expect(await find({ category_id: 5, price_min: '100' })).toEqual(['b']);
    expect(await find({ category_id: 5, 'attributes[make]': 'Kia', 'attributes[colour]': 'Red' })).toEqual([
      'a',
    ]);
    expect(await find({ category_id: 5, 'attributes[make]': 'Unknown' })).toEqual([]);
    expect(await find({ category_id: 5, 'attributes[year]': '2016..' })).toEqual(['b']);
    expect(await find({ category_id: 5, location: 'Perth, Western Australia 6000, Australia' })).toEqual([
      'b',
    ]);
    expect(await find({ category_id: 5, lat: -31.9, lng: 115.9, radius: 20 })).toEqual(['b']);
    expect(
      await find({ category_id: 5, 'bounds[n]': -33, 'bounds[s]': -35, 'bounds[w]': 150, 'bounds[e]': 152 }),
    ).toEqual(['a']);
    expect(await find({ category_id: 5, lat: -32, lng: 116, sort: 'nearest' })).toEqual(['b', 'a']);
  });

  test('is narrowed by template, with words, facets, map and popular things too', async () => {
    const rows = await api.db
      .select({ id: categories.id, template: categories.template })
      .from(categories)
      .where(and(isNull(categories.parentId), eq(categories.module, 'classified')));
    const rootOf = (template: string) => rows.find((row) => row.template === template)?.id ?? 0;
    const title = 'Wombat';
    const things = {
      job: await put({ title: `${title} keeper`, categoryIds: [rootOf('job')] }),
      realestate: await put({ title: `${title} burrow`, categoryIds: [rootOf('realestate')] }),
      general: await put({ title: `${title} plush`, categoryIds: [rootOf('general'), 9_999] }),
    };
    for (const { subject } of Object.values(things)) await recordView(api.db, { deviceId: 'fan' }, subject);

    for (const [asked, title] of [
      ['general', 'Wombat plush'],
      ['jobs', 'Wombat keeper'],
      ['job', 'Wombat keeper'],
      ['realestate', 'Wombat burrow'],
    ] as const) {
      const only = { template_slug: asked };
      const newest = (await find({ ...only, sort: 'most-recent' })).filter((one) => one.startsWith('Wombat'));
      const counted = await api.as().call(search, { query: { ...only, keyword: 'wombat', facets: '1' } });
      const popular = await api
        .as()
        .call(listContent, { params: { content_type: 'most-popular' }, query: only });
      const bounds = { n: -33, s: -34, w: 151, e: 152 };
      const pins = await api
        .as()
        .call(mapView, { body: { ...only, module: 'classified', keyword: 'wombat', bounds } });

      expect(newest).toEqual([title]);
      expect(counted.data.map((item) => item.title)).toEqual([title]);
      expect(counted.facets?.categories).toContainEqual({ id: expect.any(Number), count: 1 });
      expect(popular.data.map((item) => item.title)).toEqual([title]);
      expect(pins.map((pin) => pin.title)).toEqual([title]);
    }
    await expect(find({ template_slug: 'sideways' })).rejects.toMatchObject({ status: 423 });
  });

  test('follows a boost and a removal at once', async () => {
    const first = await put({ title: 'first', categoryIds: [6] });
    const second = await put({ title: 'second', categoryIds: [6] });

    await api.db.transaction((tx) => setTier(tx, first.subject, 2));
    expect(await find({ category_id: 6 })).toEqual(['first', 'second']);

    await api.db.transaction((tx) => removeDocument(tx, second.subject));
    expect(await find({ category_id: 6 })).toEqual(['first']);
  });

  test('says at the field what does not fit', async () => {
    const wrong = api.as().call(search, { query: { price_min: 'cheap', sort: 'sideways' } });

    await expect(wrong).rejects.toMatchObject({
      status: 423,
      fields: { price_min: ['Please enter valid number.'] },
    });
  });

  test('answers hostile cursors, pages and ids without an error of the server', async () => {
    const hostile = [
      { cursor: 'bm90LWpzb24' },
      { cursor: Buffer.from('[1,"9999999999999999-99-99T00:00:00Z",1]').toString('base64url') },
      { cursor: Buffer.from('[99999999999]').toString('base64url') },
      { page: '99999', category_id: 5 },
      { category_id: Number.MAX_SAFE_INTEGER },
      { keyword: "'; drop table | & ! <-> :* (", page: 3 },
      { keyword: 'the' },
    ];
    for (const query of hostile) {
      const { status } = await api.as().send(search, { query });
      expect(status).toBeLessThan(500);
    }
  });
});

describe('searching by words', () => {
  const words = { page: 1, pageSize: 20 };

  test('finds stems and accents, the title before the text', async () => {
    await put({ title: 'Café tables', text: '', categoryIds: [7] });
    await put({ title: 'Old shed', text: 'with a cafe table inside', categoryIds: [7] });

    expect(await find({ keyword: 'CAFE table' })).toEqual(['Café tables', 'Old shed']);
  });

  test('completes the last word and corrects what was misspelt', async () => {
    for (const title of ['Zephyra kayak', 'Zephyra paddle']) await put({ title, categoryIds: [8] });
    await learnWords(api.db);

    const begun = await searchDocuments(api.db, { ...words, keyword: 'zephyra pad' });
    const slips = await Promise.all(
      ['zephira kayak', 'zepyhra kayak', 'zephyra kayk', 'zzephyra kayaak'].map((keyword) =>
        searchDocuments(api.db, { ...words, keyword }),
      ),
    );

    expect(begun.documents.map(({ title }) => title)).toEqual(['Zephyra paddle']);
    expect(begun.didYouMean).toBeNull();
    for (const { documents, didYouMean } of slips) {
      expect(didYouMean).toBe('zephyra kayak');
      expect(documents.map(({ title }) => title)).toEqual(['Zephyra kayak']);
    }
  });

  test('corrects every usual slip of a word that titles, categories or filtered values have, the more frequent first', async () => {
    const categoryIds = [5000, 5100];
    await put({
      title: 'Yamaha F310',
      categoryIds,
      keywords: 'Guitars',
      facets: { instrument: ['Guitars'] },
    });
    await put({ title: 'Trek Marlin, a folding bicycle', categoryIds });
    await put({
      title: 'Sony A6400 camera',
      categoryIds,
      keywords: 'Mirrorless',
      facets: { kind: ['Mirrorless'] },
    });
    for (const title of ['Oak bench', 'Steel bench', 'Garden bunch']) await put({ title, categoryIds });
    await learnWords(api.db);

    const slips = {
      bicycle: ['bicycel', 'bicylce', 'bycicle', 'biycle', 'bicyccle', 'bicyxle', 'bicyclle'],
      guitars: ['giutar', 'guittar', 'guitr', 'gitar', 'guitra'],
      camera: ['cammera', 'camra', 'camrea', 'cemera', 'camerra'],
      mirrorless: ['mirorless', 'mirrorles', 'mirroless'],
      bench: ['bxnch', 'benhc'],
    };
    for (const [meant, typed] of Object.entries(slips))
      for (const keyword of typed) {
        const { didYouMean, total } = await searchDocuments(api.db, { ...words, keyword });
        expect([keyword, didYouMean]).toEqual([keyword, meant]);
        expect(total).toBeGreaterThan(0);
      }
  });

  test('forgets the values of what is gone', async () => {
    const gone = await put({ title: 'Plain thing', categoryIds: [5200], facets: { wood: ['Jacaranda'] } });
    await learnWords(api.db);
    const { rows: known } = await api.db.execute(
      `select documents from search.words where word = 'jacaranda'`,
    );
    await api.db.transaction((tx) => removeDocument(tx, gone.subject));
    await learnWords(api.db);
    const { rows: left } = await api.db.execute(`select from search.words where word = 'jacaranda'`);

    expect(known).toEqual([{ documents: 1 }]);
    expect(left).toEqual([]);
  });
});
