import { createSavedSearch, updateSavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { putDocument, removeDocument, type SearchFilters, searchDocuments } from '../../search/index.ts';
import { buildDocument, describeDocument } from '../../search/testing.ts';
import { matchSearches } from './match-searches.ts';
import { predicateOf } from './predicate.ts';
import { savedSearches } from './saved-search.tables.ts';

let api: TestApi;
let seller: TestUser;

beforeAll(async () => {
  api = await startApi();
  seller = await buildUser(api.db);
});

const save = (user: TestUser, query: Record<string, unknown>) =>
  api.as(user).call(createSavedSearch, { body: { module_type: 'classified', query } });

async function alertsOf(user: TestUser): Promise<string[]> {
  const { rows } = await api.db.execute<{ text: string }>(
    sql`select text from notifications.notifications where user_id = ${user.id} order by id`,
  );
  return rows.map(({ text }) => text);
}

describe('an alert', () => {
  test('reaches the owner of every matching search once, and nobody else', async () => {
    const [hopeful, other, paused] = [
      await buildUser(api.db),
      await buildUser(api.db),
      await buildUser(api.db),
    ];
    await save(hopeful, { keyword: 'marimba', price_max: '200' });
    await save(other, { keyword: 'marimba', price_max: '100' });
    const { id } = await save(paused, { keyword: 'marimba' });
    await api.as(paused).call(updateSavedSearch, { params: { id }, body: { notify: false } });
    await save(seller, { keyword: 'marimba' });

    const thing = await buildDocument(api.db, seller.id, { title: 'Marimba', priceCents: 15_000 });
    await api.settle();
    await api.db.transaction((tx) => putDocument(tx, { ...thing, title: 'Marimba, concert size' }));
    await api.settle();

    expect(await alertsOf(hopeful)).toEqual(['Marimba · $150.00 · Sydney NSW 2000']);
    for (const user of [other, paused, seller]) expect(await alertsOf(user)).toEqual([]);

    await api.db.transaction((tx) => putDocument(tx, { ...thing, priceCents: 9_900 }));
    await api.settle();
    expect(await alertsOf(other)).toEqual(['Marimba · $99.00 · Sydney NSW 2000']);
    expect(await alertsOf(hopeful)).toHaveLength(1);
  });

  test('does not come again where the thing was out of the lists for a while, but where it is published anew', async () => {
    const hopeful = await buildUser(api.db);
    await save(hopeful, { keyword: 'vibraphone' });
    const thing = await buildDocument(api.db, seller.id, { title: 'Vibraphone' });
    await api.settle();

    await api.db.transaction((tx) => removeDocument(tx, thing.subject));
    await api.db.transaction((tx) => putDocument(tx, thing));
    await api.settle();
    expect(await alertsOf(hopeful)).toHaveLength(1);

    await api.db.transaction((tx) => removeDocument(tx, thing.subject));
    const publishedAt = new Date(thing.publishedAt.getTime() + 1000);
    await api.db.transaction((tx) => putDocument(tx, { ...thing, publishedAt }));
    await api.settle();
    expect(await alertsOf(hopeful)).toHaveLength(2);
  });
});

const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary: value, weight: 1 });
const titles = pick('Red kayak with paddles', 'Kayaking lessons', 'Blue sofa', 'Sofa bed', 'Old bike');
const spots = pick(
  { lat: -33.87, lng: 151.21, suburb: 'Sydney', stateCode: 'NSW', postcode: '2000' },
  { lat: -33.89, lng: 151.27, suburb: 'Bondi', stateCode: 'NSW', postcode: '2026' },
  { lat: -31.95, lng: 115.86, suburb: 'Perth', stateCode: 'WA', postcode: '6000' },
  { lat: null, lng: null, suburb: '', stateCode: '', postcode: '' },
);

const documentsMade = fc.record({
  title: titles,
  text: pick('', 'good condition', 'kayak rack'),
  module: pick('classified' as const, 'retail' as const),
  categoryIds: pick([1, 100], [1, 101], [2], [3, 300, 301]),
  facets: pick({}, { make: ['Trek'] }, { make: ['Giant'], colour: ['red', 'blue'] }),
  numbers: pick<Record<string, number>>({}, { year: 2010 }, { year: 2020 }),
  priceCents: pick(null, 5_000, 10_000, 20_000),
  rating: pick(0, 3.5, 5),
  place: spots,
});

const filtersMade: fc.Arbitrary<SearchFilters> = fc
  .record({
    keyword: maybe(pick('kayak', 'kayaks red', 'sofa', 'bike', 'the', 'good kayak', 'unheard')),
    module: maybe(pick('classified' as const, 'retail' as const)),
    categoryId: maybe(pick(1, 2, 100, 300, 301)),
    attributes: maybe(
      pick<Record<string, string[]>>(
        { make: ['Trek'] },
        { make: ['Trek', 'Giant'], colour: ['blue'] },
        { year: ['2015..'] },
        { make: ['Unseen'] },
      ),
    ),
    priceMinCents: maybe(pick(5_000, 10_000)),
    priceMaxCents: maybe(pick(10_000, 15_000)),
    ratingMin: maybe(pick(3)),
    location: maybe(pick('Bondi', 'NSW', 'Perth, Western Australia', 'Nowhere')),
    circle: maybe(
      pick(
        { lat: -33.87, lng: 151.21, radiusKm: 3 },
        { lat: -33.87, lng: 151.21, radiusKm: 50 },
        { lat: -25, lng: 134, radiusKm: 3000 },
      ),
    ),
    bounds: maybe(pick({ n: -33, s: -34, w: 151, e: 151.25 }, { n: 0, s: -45, w: 110, e: 155 })),
  })
  .map(({ circle, ...filters }) => ({ ...filters, ...circle }));

describe('a saved search', () => {
  test('alerts exactly when the search would find the document', async () => {
    const searcher = await buildUser(api.db);
    const seen = { found: 0, missed: 0 };

    await fc.assert(
      fc.asyncProperty(documentsMade, filtersMade, async ({ place, ...made }, filters) => {
        const document = describeDocument(seller.id, { ...made, ...place });
        const documentId = await api.db.transaction((tx) => putDocument(tx, document));
        const searchId = await api.db.transaction(async (tx) => {
          const predicate = await predicateOf(tx, filters);
          const row = { userId: searcher.id, name: 'x', moduleType: 'all', query: {}, isNotifying: true };
          const [saved] = await tx
            .insert(savedSearches)
            .values({ ...row, ...predicate })
            .returning();
          return saved?.id;
        });

        const result = await searchDocuments(api.db, {
          ...filters,
          page: 1,
          pageSize: 1000,
          isLiteral: true,
        });
        const matched = await matchSearches(api.db, documentId);

        const isFound = result.documents.some(({ id }) => id === documentId);
        seen[isFound ? 'found' : 'missed'] += 1;
        expect(matched.some(({ id }) => id === searchId)).toBe(isFound);
      }),
      { numRuns: 300 },
    );

    expect(seen.found).toBeGreaterThan(20);
    expect(seen.missed).toBeGreaterThan(20);
  }, 120_000);
});
