import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import { scanFoodProduct } from '@souk/contract/modules/scanner/products';
import type { CallOf } from '@souk/contract/shared/endpoint';
import { checkDigitOf } from '@souk/food/codes/gtin';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { products } from '../products/product.tables.ts';
import { buildFood } from '../testing.ts';

type Asked = NonNullable<CallOf<typeof listFoodProducts>['body']>;

const many = 2100;
const list = async (body: Asked) => (await startApi()).as().call(listFoodProducts, { body });
const names = async (body: Asked) => (await list(body)).data.map(({ name }) => name);

const codeAt = (place: number) => {
  const body = `22${String(place).padStart(10, '0')}`;
  return body + checkDigitOf(body);
};

beforeAll(async () => {
  const { as, db } = await startApi();
  await buildFood(db, { name: 'Common', category: 'soups' });
  const scanned = await buildFood(db, { name: 'Common and liked' });
  const { id: _id, ...like } = scanned;
  for (let from = 0; from < many; from += 700)
    await db.insert(products).values(
      Array.from({ length: 700 }, (_none, index) => ({
        ...like,
        gtin: codeAt(from + index),
        name: `Common thing ${from + index}`,
      })),
    );
  await as().call(scanFoodProduct, { query: { product_code: scanned.gtin } });
});

const things = (from: number, count: number) =>
  Array.from({ length: count }, (_none, index) => `Common thing ${from - index}`);

describe('words that very many names have', () => {
  test('show the name that is nothing else, then what many scan, then the newest', async () => {
    const first = ['Common', 'Common and liked', ...things(2099, 8)];

    for (const time of ['counted', 'remembered'])
      expect([time, await names({ keyword: 'common', page_size: 10 })]).toEqual([time, first]);
    expect(await names({ keyword: 'common', page_size: 10, page: 2 })).toEqual(things(2091, 10));
    expect((await names({ keyword: 'COMM' })).slice(0, 2)).toEqual(['Common and liked', 'Common thing 2099']);
  });

  test('are counted as far as pages go', async () => {
    const page = await list({ keyword: 'common', page_size: 20 });
    const behind = await list({ keyword: 'common', page_size: 20, page: 101 });

    expect(page).toMatchObject({ total: 2000, total_is_exact: false, last_page: 100 });
    expect(behind).toMatchObject({ total: 2000, total_is_exact: false, data: [] });
    expect(await list({ keyword: 'common', category_id: 'soups', page: 3 })).toMatchObject({
      total: 1,
      total_is_exact: true,
      data: [],
      is_fuzzy: false,
    });
    expect(await list({ keyword: 'comon thng' })).toMatchObject({ total: 2000, is_fuzzy: true });
  });

  test('keep to the order asked for', async () => {
    for (const keyword of ['common thing', 'comon thng'])
      expect((await names({ keyword, sort: 'asc' })).slice(0, 3)).toEqual(
        ['0', '1', '10'].map((place) => `Common thing ${place}`),
      );
  });
});
