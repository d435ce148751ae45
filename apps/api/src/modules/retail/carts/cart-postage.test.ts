import * as contract from '@souk/contract/modules/retail/carts';
import { placeOrders, previewCheckout } from '@souk/contract/modules/retail/checkouts';
import { getOrder } from '@souk/contract/modules/retail/orders';
import { estimateDelivery } from '@souk/contract/modules/retail/product-lists';
import { type PostageFields, savePostageDetails } from '@souk/contract/modules/sellers/postage';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { createAddress } from '../../locations/testing.ts';
import { products } from '../products/product.tables.ts';
import { buildProduct, buildShop } from '../testing.ts';

const bands = [
  { up_to_kg: '0.5', local: 7, state: 9, interstate: 12, remote: '' },
  { up_to_kg: 5, local: 11, state: 14, interstate: 20, remote: 35 },
];
const byWeight = { methods: [{ name: 'Parcel', days: 3, bands }], free_over: 200, pickup: false };

const places = {
  local: ['Parramatta', '2150'],
  state: ['Newcastle', '2300'],
  interstate: ['Melbourne', '3000'],
  remote: ['Broken Hill', '2880'],
} as const;

const addressIn = async ({ db }: TestApi, userId: number, zone: keyof typeof places) => {
  const [city, pincode] = places[zone];
  const place = { location: `${city} ${pincode}`, city, pincode, state: '' };
  const person = { name: 'Amal', phone: '0491570156', countryCode: '+61', street: '1 High Street' };
  const { id } = await createAddress(db, userId, {
    ...person,
    ...place,
    country: 'Australia',
    country_code: 'AU',
  });
  return id;
};

/** A shop with postage by weight and zone, and a buyer with two 400 g kettles in their cart. */
async function setUp(grams: number | null = 400) {
  const api = await startApi();
  const [shop, buyer] = [await buildShop(api.db), await buildUser(api.db)];
  const post = ({ body }: { body: z.input<typeof PostageFields> }) =>
    api.as(shop).call(savePostageDetails, { body });
  await post({ body: byWeight });
  const form = { variants: [{ weight_grams: grams }] };
  const product = await buildProduct(api.db, { seller: shop, form });
  const client = api.as(buyer);
  await client.call(contract.addToCart, { body: { item_id: product.id, quantity: 2 } });
  return { api, shop, buyer, product, client, post };
}

describe('postage by weight and zone', () => {
  test.each([
    ['local', 1100],
    ['state', 1400],
    ['interstate', 2000],
    ['remote', 3500],
  ] as const)(
    'to a %s address follows the weight of all pieces and is kept by the order',
    async (zone, cents) => {
      const { api, buyer, client } = await setUp();
      const body = { address_id: await addressIn(api, buyer.id, zone) };

      const preview = await client.call(previewCheckout, { body });
      const { order_ids: ids } = await client.call(placeOrders, { body });

      expect(preview).toMatchObject({
        groups: [{ deliveries: [{ name: 'Parcel', price: { cents }, is_from: false }], notes: [] }],
        postage: { cents },
        total: { cents: 9000 + cents },
      });
      const order = await client.call(getOrder, { params: { id: ids[0] ?? 0 } });
      expect(order).toMatchObject({ postage: { cents }, total: { cents: 9000 + cents } });
    },
  );

  test.each([
    ['local', null],
    ['state', { zone: 'state', than: 'nearby', more: { cents: 300 }, more_days: 0 }],
    ['interstate', { zone: 'interstate', than: 'nearby', more: { cents: 900 }, more_days: 2 }],
    ['remote', { zone: 'remote', than: 'nearby', more: { cents: 2400 }, more_days: 0 }],
  ] as const)('to a %s address tells at the checkout what that makes of it, and why', async (zone, note) => {
    const { api, buyer, client } = await setUp();
    const usual = await client.call(previewCheckout, { body: {} });
    const body = { address_id: await addressIn(api, buyer.id, zone) };

    const { groups } = await client.call(previewCheckout, { body });

    expect(usual.groups[0]?.address_note).toBeNull();
    if (note) expect(groups[0]?.address_note).toMatchObject(note);
    else expect(groups[0]?.address_note).toBeNull();
  });

  test.each([
    ['local', 'interstate', { zone: 'interstate', more: { cents: 900 }, more_days: 2 }],
    ['interstate', 'local', { zone: 'local', more: { cents: -900 }, more_days: -2 }],
    ['state', 'state', null],
  ] as const)('to another address than the usual %s one is compared with that', async (home, zone, note) => {
    const { api, buyer, client } = await setUp();
    await addressIn(api, buyer.id, home);
    const body = { address_id: await addressIn(api, buyer.id, zone) };

    const { groups } = await client.call(previewCheckout, { body });
    const { groups: inCart } = await client.call(contract.getCart);

    if (note) expect(groups[0]?.address_note).toMatchObject({ ...note, than: 'usual-address' });
    else expect(groups[0]?.address_note).toBeNull();
    expect(inCart[0]?.address_note).toBeNull();
  });

  test('begins with the lowest while nobody knows where it goes', async () => {
    const { client } = await setUp();

    const { groups, postage } = await client.call(contract.getCart);

    expect(groups).toMatchObject([{ deliveries: [{ price: { cents: 1100 }, is_from: true }] }]);
    expect(postage).toMatchObject({ cents: 1100 });
  });

  test('of things without a weight is that of the lightest', async () => {
    const { api, buyer, client } = await setUp(null);
    await addressIn(api, buyer.id, 'state');

    expect((await client.call(contract.getCart)).postage).toMatchObject({ cents: 900 });
  });

  test('refuses an address to which nothing is sent, and leaves the cart as it was', async () => {
    const { api, buyer, client, product } = await setUp(200);
    const body = { address_id: await addressIn(api, buyer.id, 'remote') };
    await client.call(contract.changeQuantity, {
      body: { item_id: product.variants[0]?.id ?? 0, quantity: 1 },
    });

    const preview = await client.call(previewCheckout, { body });
    const { envelope } = await client.send(placeOrders, { body });

    expect(preview.groups).toMatchObject([{ deliveries: [], chosen: '', postage: { cents: 0 } }]);
    expect(envelope).toMatchObject({
      status: 423,
      errors: { deliveries: ['This shop does not deliver to this address.'] },
    });
    expect((await client.call(contract.getCart)).cart_count).toBe(1);
  });

  test('gives way to the product’s own and to the free amount', async () => {
    const { api, shop, buyer, client } = await setUp();
    await addressIn(api, buyer.id, 'interstate');
    const own = await buildProduct(api.db, {
      seller: shop,
      priceCents: 1000,
      form: { postage: 500, variants: [{ weight_grams: 90_000 }] },
    });

    const withOwn = await client.call(contract.addToCart, { body: { item_id: own.id } });
    const dear = await buildProduct(api.db, { seller: shop, priceCents: 15_000 });
    const free = await client.call(contract.addToCart, { body: { item_id: dear.id } });

    expect(withOwn.postage).toMatchObject({ cents: 2500 });
    expect(free.postage).toMatchObject({ cents: 0 });
  });

  test('is estimated on the page of the product for the weight of the variant', async () => {
    const { api, shop } = await setUp();
    const variants = [
      { options: { Size: 'S' }, weight_grams: 300 },
      { options: { Size: 'L' }, weight_grams: 3000 },
    ];
    const product = await buildProduct(api.db, { seller: shop, form: { variants } });
    const [small, large] = product.variants;
    const estimate = async (query: object) =>
      (await api.as().call(estimateDelivery, { params: { id: product.id }, query })).methods;

    expect(await estimate({ location: '3000' })).toMatchObject([{ price: { cents: 1200 }, is_from: false }]);
    expect(await estimate({ location: '3000', variant_id: large?.id })).toMatchObject([
      { price: { cents: 2000 } },
    ]);
    expect(await estimate({})).toMatchObject([{ price: { cents: 700 }, is_from: true }]);
    expect(await estimate({ location: '0870', variant_id: small?.id })).toEqual([]);
  });
});

describe('a change of postage', () => {
  test('between cart and checkout is told, stops the order, and holds once it is accepted', async () => {
    const { api, buyer, client, post } = await setUp();
    const body = { address_id: await addressIn(api, buyer.id, 'state') };
    const dearer = bands.map((band) => ({ ...band, state: Number(band.state) + 3 }));
    await post({ body: { ...byWeight, methods: [{ name: 'Parcel', days: 3, bands: dearer }] } });

    const cart = await client.call(contract.getCart);
    const preview = await client.call(previewCheckout, { body });
    const refused = await client.send(placeOrders, { body });
    const accepted = await client.call(contract.acceptCartChanges);
    const placed = await client.send(placeOrders, { body });

    const note = { kind: 'postage-changed', method: 'Parcel', from: { cents: 1400 }, to: { cents: 1700 } };
    expect(cart).toMatchObject({ needs_acceptance: true, groups: [{ notes: [note] }] });
    expect(preview).toMatchObject({ needs_acceptance: true, groups: [{ notes: [note] }] });
    expect(refused.envelope).toMatchObject({ status: 422, data: { groups: [{ notes: [note] }] } });
    expect(accepted).toMatchObject({ needs_acceptance: false, groups: [{ notes: [] }] });
    expect(placed.envelope).toMatchObject({ status: 201, data: { total: { cents: 9000 + 1700 } } });
  });

  test('tells of a way that is not offered any more, and of a free amount that is gone', async () => {
    const { client, post, shop, api } = await setUp();
    const dear = await buildProduct(api.db, { seller: shop, priceCents: 15_000 });
    await client.call(contract.addToCart, { body: { item_id: dear.id } });

    await post({ body: { ...byWeight, free_over: '' } });
    const unfree = await client.call(contract.getCart);
    await post({ body: { methods: [{ name: 'Van', price: 4, days: 1 }], pickup: true } });
    const renamed = await client.call(contract.getCart);

    expect(unfree.groups[0]?.notes).toMatchObject([{ from: { cents: 0 }, to: { cents: 1100 } }]);
    expect(renamed.groups[0]?.notes).toMatchObject([{ method: 'Parcel', to: null }]);
  });

  test('of a product’s own is told of the second thing from a shop as of the first', async () => {
    const { api, shop, client } = await setUp();
    const second = await buildProduct(api.db, { seller: shop, form: { postage: 500 } });
    await client.call(contract.addToCart, { body: { item_id: second.id } });

    await api.db.update(products).set({ postageCents: 2500 }).where(eq(products.id, second.id));
    const cart = await client.call(contract.getCart);

    expect(cart).toMatchObject({
      needs_acceptance: true,
      groups: [{ notes: [{ from: { cents: 1600 }, to: { cents: 3600 } }] }],
    });
  });

  test('is none where the buyers themselves change what or where', async () => {
    const { api, buyer, client, product } = await setUp();
    const item = product.variants[0]?.id ?? 0;

    await client.call(contract.changeQuantity, { body: { item_id: item, quantity: 1 } });
    await addressIn(api, buyer.id, 'remote');

    expect(await client.call(contract.getCart)).toMatchObject({ needs_acceptance: false });
  });

  test('is not told of a shop whose things come into the cart afresh', async () => {
    const { client, post, product } = await setUp();
    await client.call(contract.removeCartItem, { body: { item_id: product.variants[0]?.id ?? 0 } });
    await post({ body: { methods: [{ name: 'Parcel', price: 30, days: 1 }] } });

    const cart = await client.call(contract.addToCart, { body: { item_id: product.id } });

    expect(cart).toMatchObject({ needs_acceptance: false, postage: { cents: 3000 } });
  });

  test('that a visitor saw goes along with their cart', async () => {
    const { api, post, product, shop } = await setUp();
    const { headers } = await api.as().send(contract.addToCart, { body: { item_id: product.id } });
    const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    await post({ body: { methods: [{ name: 'Parcel', price: 30, days: 1 }] } });

    const merged = await api.as(await buildUser(api.db)).call(contract.getCart, { headers: { cookie } });

    expect(merged).toMatchObject({
      groups: [{ seller: { id: shop.id }, notes: [{ from: { cents: 700 }, to: { cents: 3000 } }] }],
    });
  });
});
