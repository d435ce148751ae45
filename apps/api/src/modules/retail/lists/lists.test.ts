import { compareProducts } from '@souk/contract/modules/retail/comparison';
import {
  getShop,
  listBestSellers,
  listRetail,
  listShopProducts,
} from '@souk/contract/modules/retail/product-lists';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { blockUser } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { countSold } from '../products/count-sold.ts';
import { buildProduct, buildShop, tableware } from '../testing.ts';
import { rowsOf } from './comparison.present.ts';

describe('lists of products', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });

  test('group the newest, the best sold and what was looked at [B-092] [content-type-best-sellers]', async () => {
    const shop = await buildShop(api.db);
    const [few, many] = [
      await buildProduct(api.db, { seller: shop }),
      await buildProduct(api.db, { seller: shop }),
    ];
    await api.db.transaction((tx) => countSold(tx, few.id, 1));
    await api.db.transaction((tx) => countSold(tx, many.id, 3));
    await api.db.transaction((tx) => countSold(tx, few.id, -5));
    await api.db.transaction((tx) => countSold(tx, few.id, 2));

    const groups = await api.as().call(listRetail, { body: {} });
    const page = await api.as().call(listRetail, { body: { filter: 'best-sellers' } });
    const best = await api.as().call(listBestSellers, { query: { category_id: 400 } });
    const elsewhere = await api.as().send(listBestSellers, { query: { category_id: 401 } });

    expect(groups).toMatchObject({
      mostRecent: [{ id: many.id }, { id: few.id }],
      best_sellors: [{ id: many.id }, { id: few.id }],
      recently_view: [],
    });
    expect(page).toMatchObject({ total: 2, data: [{ id: many.id }, { id: few.id }] });
    expect(best.data.map(({ id }) => id)).toEqual([many.id, few.id]);
    expect(elsewhere.envelope).toMatchObject({ status: 200, message: 'Items not found' });
  });

  test('of a shop can be searched inside', async () => {
    const [shop, other] = [await buildShop(api.db, { businessName: 'Pan Palace' }), await buildShop(api.db)];
    const wok = await buildProduct(api.db, { seller: shop, form: { title: 'Searchable wok' } });
    await buildProduct(api.db, { seller: shop, form: { title: 'Plate', category_id: tableware } });
    await buildProduct(api.db, { seller: other, form: { title: 'Searchable wok' } });
    const params = { slug: shop.slug };

    const head = await api.as().call(getShop, { params });
    const found = await api.as().call(listShopProducts, { params, query: { keyword: 'wok' } });
    const none = await api.as().send(listShopProducts, { params, query: { keyword: 'zeppelin' } });

    expect(head).toMatchObject({
      id: shop.id,
      name: 'Pan Palace',
      products_count: 2,
      rating: 0,
      suburb: 'Parramatta',
      free_over: { cents: 10_000 },
      dispatch_days: 2,
      has_pickup: true,
      categories: [
        { id: 420, products_count: 1 },
        { id: 421, products_count: 1 },
      ],
    });
    expect(found.data.map(({ id }) => id)).toEqual([wok.id]);
    expect(none.envelope.message).toBe('Items not found');
  });

  test('have no page of a shop that is not there or is blocked', async () => {
    const [shop, admin] = [await buildShop(api.db), await buildUser(api.db, { isAdmin: true })];
    await blockUser(api.db, shop.id, { adminId: admin.id });

    for (const slug of [shop.slug, 'no-such-shop'])
      for (const endpoint of [getShop, listShopProducts])
        await expect(api.as().call(endpoint, { params: { slug } })).rejects.toMatchObject({
          status: 404,
        });
  });
});

describe('a comparison', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });

  test('stands products side by side and marks what differs [B-104]', async () => {
    const shop = await buildShop(api.db);
    const variants = [
      { options: { Size: 'S' }, weight_grams: 900 },
      { options: { Size: 'L' }, weight_grams: 1200 },
    ];
    const one = await buildProduct(api.db, { seller: shop, form: { variants } });
    const two = await buildProduct(api.db, { seller: shop, stock: 0, form: { brand: null, title: 'Pot' } });
    const hidden = await buildProduct(api.db, { seller: shop, state: 'draft' });

    const { products, rows } = await api
      .as()
      .call(compareProducts, { query: { ids: `${two.id},${hidden.id},${one.id}` } });

    expect(products).toMatchObject([
      { id: two.id, is_sold_out: true, price: { cents: 4500 } },
      { id: one.id, is_sold_out: false, seller: { id: shop.id } },
    ]);
    const row = (name: string) => rows.find((found) => found.slug === name);
    expect(row('brand')).toEqual({ slug: 'brand', name: 'Brand', values: [null, 'Kupfer'], differs: true });
    expect(row('condition')).toMatchObject({ values: ['New', 'New'], differs: false });
    expect(row('weight')).toMatchObject({ values: [null, '900 g'] });
    expect(row('option-Size')).toMatchObject({ values: [null, 'S, L'] });
  });

  test.each(['7', '', '1,2,3,4,5', 'a,b', '3,3'])('is of two to four products, not of "%s"', async (ids) => {
    const { envelope } = await api.as().send(compareProducts, { query: { ids } });

    expect(envelope).toMatchObject({ status: 423, message: 'Please choose 2 to 4 products.' });
  });

  test('names a fact that one of them alone states', () => {
    const fact = { slug: 'colour', name: 'Colour', value: 'Blue' };

    expect(rowsOf([[fact], []])).toEqual([
      { slug: 'colour', name: 'Colour', values: ['Blue', null], differs: true },
    ]);
    expect(rowsOf([[fact], [fact]])).toMatchObject([{ differs: false }]);
  });
});
