import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { listPrices } from '@souk/contract/modules/retail/product-lists';
import { changeVariant } from '@souk/contract/modules/retail/products';
import { search } from '@souk/contract/modules/search/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { holdStock, releaseHeld, setStock, takeHeld } from '../../availability/index.ts';
import { getSellable } from '../index.ts';
import { buildProduct, buildShop } from '../testing.ts';

const until = new Date('2030-01-01T00:00:00Z');
let checkouts = 0;
const nextCheckout = () => {
  checkouts += 1;
  return { kind: 'test.checkout', id: checkouts };
};

describe('a variant', () => {
  let api: TestApi;
  const find = async (keyword: string) => (await api.as().call(search, { query: { keyword } })).data;

  beforeAll(async () => {
    api = await startApi();
  });

  async function build(title: string, stock = 5, form: object = {}) {
    const shop = await buildShop(api.db);
    const product = await buildProduct(api.db, { seller: shop, stock, form: { title, ...form } });
    const [variant] = product.variants;
    if (!variant) throw new Error('no variant');
    return { shop, product, variant };
  }

  test('changes its price and stock at once, and lists show it', async () => {
    const { shop, variant } = await build('Quick quiche dish');

    const changed = await api.as(shop).call(changeVariant, {
      params: { id: variant.id },
      body: { price: '39.90', was_price: '45', stock: '7' },
    });

    expect(changed).toMatchObject({ price: { cents: 3990 }, was_price: { cents: 4500 }, stock: 7 });
    expect(await find('quick quiche')).toMatchObject([
      { price: { cents: 3990 }, was_price: { cents: 4500 } },
    ]);
  });

  test('loses a was-price that its price has reached', async () => {
    const { shop, variant } = await build('Was wok', 5, { variants: [{ was_price: 5000 }] });

    const changed = await api
      .as(shop)
      .call(changeVariant, { params: { id: variant.id }, body: { price: 60 } });

    expect(changed).toMatchObject({ price: { cents: 6000 }, was_price: null });
  });

  test('is another shop’s to change for nobody, and not below what is held', async () => {
    const { shop, variant } = await build('Held hob');
    await api.db.transaction((tx) =>
      holdStock(tx, [{ stockId: variant.stockId, quantity: 3 }], nextCheckout(), until),
    );
    const change = { params: { id: variant.id }, body: { stock: 2 } };

    await expect(api.as(await buildShop(api.db)).call(changeVariant, change)).rejects.toMatchObject({
      status: 404,
    });
    await expect(api.as(shop).call(changeVariant, change)).rejects.toMatchObject({ code: 'stock-held' });
  });

  test('is told to be sold out once it is, and no longer once it is not', async () => {
    const { variant } = await build('Sold-out saucepan', 1);
    const checkout = nextCheckout();

    await api.db.transaction((tx) =>
      holdStock(tx, [{ stockId: variant.stockId, quantity: 1 }], checkout, until),
    );
    await api.settle();
    expect(await find('sold-out saucepan')).toMatchObject([{ is_sold_out: true }]);
    await api.db.transaction((tx) => releaseHeld(tx, checkout));
    await api.settle();

    expect(await find('sold-out saucepan')).toMatchObject([{ is_sold_out: false }]);
  });

  test('gives its place in lists to the cheapest that can be bought', async () => {
    const shop = await buildShop(api.db);
    const variants = [
      { options: { Size: 'S' }, price: 1000, stock: 1 },
      { options: { Size: 'L' }, price: 2000, stock: 1 },
    ];
    const product = await buildProduct(api.db, {
      seller: shop,
      form: { title: 'Two-size tagine', variants },
    });
    const price = async () => (await find('two-size tagine'))[0]?.price?.cents;
    const empty = async (index: number) => {
      await api.db.transaction((tx) => setStock(tx, product.variants[index]?.stockId ?? 0, 0));
      await api.settle();
    };

    expect(await price()).toBe(1000);
    await empty(0);
    expect(await price()).toBe(2000);
    await empty(1);
    expect(await price()).toBe(1000);
  });

  test('warns its seller once per crossing that little is left', async () => {
    const { shop, variant } = await build('Low ladle', 5, { low_stock_at: 2 });
    const sell = async (quantity: number) => {
      const checkout = nextCheckout();
      await api.db.transaction(async (tx) => {
        await holdStock(tx, [{ stockId: variant.stockId, quantity }], checkout, until);
        await takeHeld(tx, checkout);
      });
      await api.settle();
    };
    const told = async () => (await api.as(shop).call(listNotifications)).data.map(({ massage }) => massage);

    await sell(2);
    expect(await told()).toEqual([]);
    await sell(2);
    await sell(1);
    expect(await told()).toEqual(['Only 1 left of “Low ladle”.']);
    await api.db.transaction((tx) => setStock(tx, variant.stockId, 9));
    await sell(9);

    expect(await told()).toEqual(['“Low ladle” is sold out.', 'Only 1 left of “Low ladle”.']);
  });

  test('keeps what it has cost, and tells the lowest price of 30 days', async () => {
    const { shop, variant } = await build('Priced press');
    const change = (price: number) =>
      api.as(shop).call(changeVariant, { params: { id: variant.id }, body: { price } });
    await change(30);
    await api.advance(daysMs(10));
    await change(50);
    await change(50);
    await api.advance(daysMs(15));
    const series = () => api.as().call(listPrices, { params: { id: variant.id } });

    expect(await series()).toMatchObject({
      prices: [{ price: { cents: 4500 } }, { price: { cents: 3000 } }, { price: { cents: 5000 } }],
      lowest_30_days: { cents: 3000 },
    });
    await api.advance(daysMs(14));
    expect((await series()).lowest_30_days.cents).toBe(3000);
    await api.advance(daysMs(3));
    expect((await series()).lowest_30_days.cents).toBe(5000);
  });
});

describe('what can be sold', () => {
  test('is told with its price, what is free, and why it cannot be bought', async () => {
    const { db } = await startApi();
    const shop = await buildShop(db);
    const form = {
      postage: 500,
      is_gst_free: true,
      variants: [{ options: { Size: 'S' } }, { options: { Size: 'L' }, is_active: false }],
    };
    const open = await buildProduct(db, { seller: shop, form });
    const empty = await buildProduct(db, { seller: shop, stock: 0 });
    const hidden = await buildProduct(db, { seller: shop, state: 'pending' });
    const ids = [open, empty, hidden].flatMap(({ variants }) => variants.map(({ id }) => id));

    const sellable = await getSellable(db, [...ids, 999_999_999]);

    expect(ids.map((id) => sellable.get(id)?.notBuyable)).toEqual([null, 'gone', 'sold-out', 'gone']);
    expect(sellable.size).toBe(4);
    expect(sellable.get(ids[0] ?? 0)).toMatchObject({
      productId: open.id,
      sellerId: shop.id,
      options: { Size: 'S' },
      free: 5,
      currency: 'AUD',
      postageCents: 500,
      isGstFree: true,
      price: { cents: 4500, wasCents: null, dealId: null },
    });
  });
});
