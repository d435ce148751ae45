import { createHash } from 'node:crypto';
import type pg from 'pg';
import { api, get, post, type Scenario, type Step, uncached, variants } from './scenarios.ts';

interface FoodRow {
  id: number;
  gtin: string;
  name: string;
  category: string;
}

/** Everybody scans with their own device, so that every scan counts. */
const deviceOf = (kinds: number, shopper: number) =>
  createHash('sha256').update(`${kinds} ${shopper}`).digest('hex');

/** A word without its third letter. */
const mistyped = (name: string) =>
  name
    .split(' ')
    .map((word) => word.slice(0, 2) + word.slice(3))
    .join(' ');

/** Calls over the foods of this database; some are scanned by many at the same time. */
export async function makeFoodScenarios(client: pg.Client): Promise<Scenario[]> {
  const { rows: foods } = await client.query<FoodRow>(
    `select id::float8 as id, gtin, name, category from scanner.products where state = 'verified'
     order by hashint8(id) limit ${variants}`,
  );
  const scanning = (kinds: number): Step => {
    return (shopper) => {
      const food = foods[shopper % kinds];
      if (!food) throw new Error('there are no foods');
      return {
        ...get(`${api}/halalproduct_scan?product_code=${food.gtin}`),
        headers: { cookie: `souk_device=${deviceOf(kinds, shopper)}` },
      };
    };
  };
  const counted = 'select coalesce(sum(scans), 0)::int as done from scanner.popularity';
  // The address distinguishes the scenarios.
  const list = (of: string, body: (food: FoodRow) => object) =>
    foods.map((food) => post(`/halalproduct_list?${of}`, { page_size: 20, ...body(food) }));
  const pages = foods.map(({ id }) => `/food-product-detail/${id}`);
  return [
    { name: 'scan of a code', kind: 'chain', steps: [scanning(variants)], done: counted },
    { name: 'scan of the same code by all', kind: 'chain', steps: [scanning(1)], done: counted },
    {
      name: 'list of a shelf, 20 foods',
      kind: 'api',
      requests: list('shelf', ({ category }) => ({ category_id: category })),
    },
    {
      name: 'list by verdict, 20 foods',
      kind: 'api',
      requests: list('verdict', () => ({ halal_status: 'halal', school: 'hanafi', allergen_free: ['milk'] })),
    },
    {
      name: 'search of foods',
      kind: 'api',
      requests: list('search', ({ name }) => ({ keyword: name.split(' ').slice(1).join(' ') })),
    },
    {
      name: 'search of foods with typing errors',
      kind: 'api',
      requests: list('mistyped', ({ name }) => ({ keyword: mistyped(name.split(' ').slice(1).join(' ')) })),
    },
    { name: 'food page, rendered', kind: 'page', isUncached: true, requests: uncached(pages) },
    { name: 'food page, kept', kind: 'page', requests: pages.map(get) },
  ];
}
