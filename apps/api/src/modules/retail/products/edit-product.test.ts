import { editProduct, listMyProducts, submitProduct } from '@souk/contract/modules/retail/products';
import { search } from '@souk/contract/modules/search/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildProduct, buildShop, cookware } from '../testing.ts';
import { approveProduct } from './approve-product.ts';

const _sofas = 130;

describe('an edit', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });

  test('of price, stock or options leaves a public product on the shelf', async () => {
    const shop = await buildShop(api.db);
    const product = await buildProduct(api.db, { seller: shop });
    const [variant] = product.variants;
    const variants = [
      { id: variant?.id, price: 50, stock: 9, options: { Size: 'S' } },
      { price: 60, stock: 1, options: { Size: 'L' } },
    ];

    const edited = await api.as(shop).call(editProduct, { params: { id: product.id }, body: { variants } });

    expect(edited).toMatchObject({ state: 'approved', option_names: ['Size'], stock: 10 });
    expect(edited.variants.map(({ id, price }) => [id === variant?.id, price.cents])).toEqual([
      [true, 5000],
      [false, 6000],
    ]);
  });

  test('of what an admin judges takes it off the lists until they have seen it', async () => {
    const shop = await buildShop(api.db);
    const product = await buildProduct(api.db, { seller: shop, form: { title: 'Zinnkanne' } });
    const query = { keyword: 'zinnkanne' };

    const { envelope } = await api
      .as(shop)
      .send(editProduct, { params: { id: product.id }, body: { description: 'Dented.' } });

    expect(envelope).toMatchObject({
      message: 'Product is pending for approval from Admin.',
      data: { state: 'pending', description: 'Dented.' },
    });
    expect((await api.as().call(search, { query })).total).toBe(0);
    await approveProduct(api.db, shop, product.id);
    expect((await api.as().call(search, { query })).total).toBe(1);
  });

  test('takes variants out and gives their SKU to another', async () => {
    const shop = await buildShop(api.db);
    const form = {
      variants: [
        { sku: 'A', options: { Size: 'S' } },
        { sku: 'B', options: { Size: 'L' } },
        { sku: 'C', options: { Size: 'XL' } },
      ],
    };
    const product = await buildProduct(api.db, { seller: shop, form });
    const [small, large] = product.variants;
    const variants = [
      { id: large?.id, sku: 'A', price: 5, options: { Size: 'L' } },
      { id: small?.id, sku: 'B', price: 5, options: { Size: 'S' } },
    ];

    const edited = await api.as(shop).call(editProduct, { params: { id: product.id }, body: { variants } });

    expect(edited.variants.map(({ id, sku }) => [id, sku])).toEqual([
      [large?.id, 'A'],
      [small?.id, 'B'],
    ]);
  });

  test('of another shop’s product finds none, and of an archived one is refused', async () => {
    const [shop, stranger] = [await buildShop(api.db), await buildShop(api.db)];
    const product = await buildProduct(api.db, { seller: shop });
    const archived = await buildProduct(api.db, { seller: shop, state: 'archived' });
    const body = { title: 'Stolen kettle' };

    const edit = (user: typeof shop, id: number) => api.as(user).call(editProduct, { params: { id }, body });

    await expect(edit(stranger, product.id)).rejects.toMatchObject({ status: 404 });
    await expect(edit(shop, archived.id)).rejects.toMatchObject({ code: 'product-move-not-allowed' });
  });

  test('can submit a draft at once', async () => {
    const shop = await buildShop(api.db);
    const draft = await buildProduct(api.db, { seller: shop, state: 'draft' });

    const edited = await api
      .as(shop)
      .call(editProduct, { params: { id: draft.id }, body: { title: 'Better kettle', submit: true } });

    expect(edited).toMatchObject({ state: 'pending', title: 'Better kettle' });
    await expect(api.as(shop).call(submitProduct, { params: { id: draft.id } })).rejects.toMatchObject({
      code: 'product-move-not-allowed',
    });
  });

  test('is found in the shop’s management by state, words, category and stock', async () => {
    const shop = await buildShop(api.db);
    const form = { title: 'Whisk', low_stock_at: 3, variants: [{ sku: 'WH-1' }] };
    const whisk = await buildProduct(api.db, { seller: shop, stock: 2, form });
    const gone = await buildProduct(api.db, { seller: shop, stock: 0 });
    await buildProduct(api.db, { seller: shop, state: 'draft' });
    const list = async (query: Record<string, unknown>) =>
      (await api.as(shop).call(listMyProducts, { query })).data.map(({ id }) => id);

    expect(await list({ status: 'low' })).toEqual([whisk.id]);
    expect(await list({ status: 'sold-out' })).toEqual([gone.id]);
    expect(await list({ keyword: 'wh-1' })).toEqual([whisk.id]);
    expect(await list({ status: 'approved', sort: 'stock' })).toEqual([gone.id, whisk.id]);
    expect(await list({ category_id: cookware, status: 'draft' })).toHaveLength(1);
    expect(await list({ category_id: 421 })).toEqual([]);
  });
});
