import * as contract from '@souk/contract/modules/retail/carts';
import { changeVariant } from '@souk/contract/modules/retail/products';
import { savePostageDetails } from '@souk/contract/modules/sellers/postage';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildCart, buildProduct, buildShop } from '../testing.ts';

async function setUp(changes: Partial<Parameters<typeof buildCart>[1]> = {}) {
  const api = await startApi();
  const buyer = await buildUser(api.db);
  const cart = await buildCart(api.db, { buyer, ...changes });
  return { ...api, buyer, ...cart, client: api.as(buyer) };
}

const cookieOf = (headers: Headers) => ({ cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' });

describe('a cart', () => {
  test('shows its lines by seller with postage, tax and totals [success-cart-added]', async () => {
    const { as, db, shop, product } = await setUp();
    const buyer = await buildUser(db);

    const { envelope } = await as(buyer).send(contract.addToCart, {
      body: { item_id: product.id, quantity: 2 },
    });

    expect(envelope).toMatchObject({ status: 200, message: 'Item added to cart.' });
    expect(envelope.data).toMatchObject({
      cart_count: 1,
      cartItems: [{ product_id: product.id, quantity: 2, line_total: { cents: 9000 }, free: 5, notes: [] }],
      groups: [{ seller: { id: shop.id }, chosen: expect.stringMatching(/^\d+$/), postage: { cents: 950 } }],
      sub_total: { cents: 9000 },
      postage: { cents: 950 },
      total: { cents: 9950 },
      is_guest: false,
    });
  });

  test('is free of postage from the seller’s amount on, and knows their own methods', async () => {
    const { as, db } = await setUp();
    const shop = await buildShop(db, { isPosting: false });
    const body = { methods: [{ name: 'Van', price: 7, days: 2 }], free_over: 100, pickup: false };
    await as(shop).call(savePostageDetails, { body });
    const { buyer } = await setUp({ seller: shop, priceCents: 5000 });

    const before = await as(buyer).call(contract.getCart);
    const [item] = before.cartItems;
    const after = await as(buyer).call(contract.changeQuantity, {
      body: { item_id: item?.item_id ?? 0, quantity: 2 },
    });

    expect(before.groups).toMatchObject([{ deliveries: [{ name: 'Van', price: { cents: 700 } }] }]);
    expect(after).toMatchObject({ postage: { cents: 0 }, total: { cents: 10_000 } });
  });

  test('asks for options where a product has several variants, and takes the one they name', async () => {
    const { as, db } = await startApi();
    const [buyer, seller] = [await buildUser(db), await buildShop(db)];
    const variants = [{ options: { Size: 'S' } }, { options: { Size: 'L' }, price: 5500 }];
    const product = await buildProduct(db, { seller, form: { variants } });

    const { envelope } = await as(buyer).send(contract.addToCart, { body: { item_id: product.id } });
    const cart = await as(buyer).call(contract.addToCart, {
      body: { item_id: product.id, options: { Size: 'L' } },
    });

    expect(envelope).toMatchObject({ status: 423, errors: { options: ['Please choose the options.'] } });
    expect(cart.cartItems).toMatchObject([{ options: { Size: 'L' } }]);
  });

  test('refuses what is not there, sold out, one’s own or more than 99', async () => {
    const { as, db, shop, client, variantId } = await setUp({ stock: 3 });
    const draft = await buildProduct(db, { seller: shop, state: 'draft' });
    const body = { item_id: draft.id };

    const add = (given: object) => client.call(contract.addToCart, { body: given as never });

    await expect(add(body)).rejects.toMatchObject({ code: 'cart-item-not-found', status: 404 });
    await expect(add({ variant_id: variantId, quantity: 3 })).rejects.toMatchObject({
      status: 422,
      envelope: { data: { short: [{ item_id: variantId, free: 3 }] } },
    });
    await expect(add({ variant_id: variantId, quantity: 100 })).rejects.toHaveProperty('fields.quantity');
    await expect(
      as(shop).call(contract.addToCart, { body: { variant_id: variantId } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('loses a line by either call, and by the quantity 0 [success-cart-removed] [cat-items-not-found]', async () => {
    const { client, variantId } = await setUp();

    const gone = await client.send(contract.deleteCartItem, { params: { item_id: variantId } });
    const again = await client.send(contract.removeCartItem, { body: { item_id: variantId } });

    expect(gone.envelope).toMatchObject({ message: 'Item removed from cart.', data: { cart_count: 0 } });
    expect(again.envelope).toMatchObject({ status: 404, message: 'Items not found' });
  });

  test('keeps a line for later without counting it', async () => {
    const { client, variantId } = await setUp();

    const saved = await client.call(contract.saveForLater, { body: { item_id: variantId } });
    const back = await client.call(contract.moveToCart, { body: { item_id: variantId } });

    expect(saved).toMatchObject({ cart_count: 0, saved: [{ item_id: variantId }], total: { cents: 0 } });
    expect(back).toMatchObject({ cart_count: 1, saved: [] });
  });

  test('shows changed prices and short stock, and takes them over only when they are accepted', async () => {
    const { as, client, shop, variantId } = await setUp({ quantity: 4 });
    await as(shop).call(changeVariant, { params: { id: variantId }, body: { price: '50.00', stock: 2 } });

    const shown = await client.call(contract.getCart);
    const accepted = await client.call(contract.acceptCartChanges);

    expect(shown.needs_acceptance).toBe(true);
    expect(shown.cartItems).toMatchObject([
      {
        quantity: 4,
        notes: [
          { kind: 'price-changed', from: { cents: 4500 }, to: { cents: 5000 } },
          { kind: 'stock-short', free: 2 },
        ],
      },
    ]);
    expect(accepted).toMatchObject({ needs_acceptance: false, cartItems: [{ quantity: 2, notes: [] }] });
  });
});

describe('a visitor’s cart', () => {
  test('is kept by a cookie out of scripts’ reach and joins the account’s cart once', async () => {
    const { as, db, client, variantId, buyer, shop } = await setUp({ quantity: 2, stock: 3 });
    const other = await buildProduct(db, { seller: shop });
    const added = await as().send(contract.addToCart, { body: { variant_id: variantId, quantity: 2 } });
    const headers = cookieOf(added.headers);
    await as().send(contract.addToCart, { body: { item_id: other.id }, headers });

    const guest = await as().call(contract.getCart, { headers });
    const merged = await client.call(contract.getCart, { headers });
    const again = await as(buyer).call(contract.getCart, { headers });

    expect(added.headers.get('set-cookie')).toMatch(/^souk_cart=.*HttpOnly.*SameSite=Lax/);
    expect(guest).toMatchObject({ cart_count: 2, is_guest: true });
    expect(merged.merged).toMatchObject([
      { item_id: variantId, quantity: 3, capped: 'stock' },
      { quantity: 1, capped: null },
    ]);
    expect(again).toMatchObject({ cart_count: 2, merged: [], cartItems: [{ quantity: 3 }, { quantity: 1 }] });
  });

  test('of two calls at once joins one account once', async () => {
    const { as, variantId, buyer } = await setUp({ quantity: 1 });
    const added = await as().send(contract.addToCart, { body: { variant_id: variantId } });
    const headers = cookieOf(added.headers);

    const answers = await Promise.all([1, 2].map(() => as(buyer).call(contract.getCart, { headers })));
    const cart = await as(buyer).call(contract.getCart);

    expect(answers.filter(({ merged }) => merged.length > 0)).toHaveLength(1);
    expect(cart.cartItems).toMatchObject([{ quantity: 2 }]);
  });

  test('is nothing to another visitor', async () => {
    const { as, variantId } = await setUp();
    await as().send(contract.addToCart, { body: { variant_id: variantId } });

    const { envelope } = await as().send(contract.removeCartItem, { body: { item_id: variantId } });

    expect(envelope.status).toBe(404);
    expect(await as().call(contract.getCart)).toMatchObject({ cart_count: 0, is_guest: true });
  });
});
