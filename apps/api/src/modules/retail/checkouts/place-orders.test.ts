import { acceptCartChanges, addToCart, getCart } from '@souk/contract/modules/retail/carts';
import * as contract from '@souk/contract/modules/retail/checkouts';
import { getOrder, listOrders } from '@souk/contract/modules/retail/orders';
import { changeVariant } from '@souk/contract/modules/retail/products';
import { createPromoCode, listPromoCodes } from '@souk/contract/modules/retail/promo-codes';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { proveStock } from '../../availability/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { locationsRows } from '../../locations/testing.ts';
import { buildProduct, buildShop } from '../testing.ts';
import { setUpCheckout } from './checkout.testing.ts';

describe('the preview of a checkout', () => {
  test('adds up lines, postage, tax and a code, and changes nothing', async () => {
    const { as, client, shop, body } = await setUpCheckout({ quantity: 2 });
    await as(shop).call(createPromoCode, { body: { code: 'SAVE10', percent: 10 } });

    const preview = await client.call(contract.previewCheckout, {
      body: { ...body, deliveries: { [shop.id]: 'Express' }, promo_code: 'save10' },
    });

    expect(preview).toMatchObject({
      sub_total: { cents: 9000 },
      discount: { cents: 900 },
      postage: { cents: 1400 },
      total: { cents: 9500 },
      promo: { code: 'SAVE10', seller_id: shop.id },
      address: { pincode: '2150' },
    });
    expect((await client.call(listOrders)).total).toBe(0);
  });

  test('of an empty cart is out of order [status-412] [cat-invalid-access-to-the-page]', async () => {
    const { as, db } = await startApi();

    const { envelope } = await as(await buildUser(db)).send(contract.previewCheckout, { body: {} });

    expect(envelope).toMatchObject({ status: 412, message: 'Invalid access to the page' });
  });
});

describe('placing orders', () => {
  test('makes one order per seller, holds the stock and opens one payment [success-order-placed] [random-code-10]', async () => {
    const { as, db, client, buyer, body, shop, product, stockId } = await setUpCheckout({ quantity: 2 });
    const other = await buildProduct(db, { seller: await buildShop(db), priceCents: 1000 });
    await client.call(addToCart, { body: { item_id: other.id } });

    const { envelope } = await client.send(contract.placeOrders, {
      body: { ...body, deliveries: [{ seller_id: shop.id, method: 'pickup' }], note: 'Ring twice' },
    });
    const checkout = envelope.data as { order_ids: number[]; checkout_id: number };
    const orders = (await client.call(listOrders)).data;

    expect(envelope).toMatchObject({ status: 201, message: 'Order placed successfully.' });
    expect(checkout).toMatchObject({
      total: { cents: 9000 + 1000 + 950 },
      payment: { status: 'created', amount: { cents: 10_950 } },
      moves: ['pay', 'cancel'],
    });
    expect(orders).toHaveLength(2);
    expect(orders.find(({ seller }) => seller.id === shop.id)).toMatchObject({
      order_number: expect.stringMatching(/^[A-Za-z0-9]{10}$/),
      status: 'pending',
      items: [{ product_id: product.id, quantity: 2, unit_price: { cents: 4500 } }],
      delivery: { is_pickup: true },
      note: 'Ring twice',
      next: { step: 'pay', otherwise: 'cancelled' },
      buyer: { id: buyer.id },
    });
    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 5, held: 2 });
    await expect(
      as(shop).call(getOrder, { params: { id: checkout.order_ids[0] ?? 0 } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('twice with one Idempotency-Key places once', async () => {
    const { client, body } = await setUpCheckout();
    const headers = { 'idempotency-key': 'place-once' };

    const first = await client.call(contract.placeOrders, { body, headers });
    const second = await client.call(contract.placeOrders, { body, headers });

    expect(second).toEqual(first);
    expect((await client.call(listOrders)).total).toBe(1);
  });

  test('without a cart, an own address or an offered delivery is refused', async () => {
    const { as, db, client, body, shop } = await setUpCheckout();
    const stranger = await buildUser(db);

    await expect(as(stranger).call(contract.placeOrders, { body })).rejects.toMatchObject({ status: 412 });
    await expect(client.call(contract.placeOrders, { body: { address_id: 999_999 } })).rejects.toHaveProperty(
      'fields.address_id',
    );
    await expect(
      client.call(contract.placeOrders, { body: { ...body, deliveries: { [shop.id]: 'Rocket' } } }),
    ).rejects.toHaveProperty('fields.deliveries');
  });

  test('waits until the buyer has accepted what has changed', async () => {
    const { as, client, shop, body, variantId } = await setUpCheckout({ quantity: 3 });
    const change = (given: object) =>
      as(shop).call(changeVariant, { params: { id: variantId }, body: given });

    await change({ price: '46.00' });
    const changed = await client.send(contract.placeOrders, { body });
    await change({ stock: 1 });
    const short = await client.send(contract.placeOrders, { body });
    await client.call(acceptCartChanges);
    const placed = await client.call(contract.placeOrders, { body });

    expect(changed.envelope).toMatchObject({ status: 422, data: { needs_acceptance: true } });
    expect(short.envelope).toMatchObject({ status: 422, data: { short: [{ item_id: variantId, free: 1 }] } });
    expect(placed.total).toMatchObject({ cents: 4600 + 950 });
  });

  test('again gives the first, unpaid checkout up, so that the last piece is not lost to its own buyer', async () => {
    const { db, client, body, stockId } = await setUpCheckout({ stock: 1 });

    const first = await client.call(contract.placeOrders, { body });
    const cart = await client.call(getCart);
    const second = await client.call(contract.placeOrders, { body });

    expect(cart.cartItems).toMatchObject([{ notes: [], free: 1 }]);
    expect(await client.call(contract.getCheckout, { params: { id: first.checkout_id } })).toMatchObject({
      status: 'cancelled',
    });
    expect(second.status).toBe('open');
    expect(await proveStock(db, stockId)).toMatchObject({ held: 1 });
  });

  test('uses a code once per buyer and never more often than its owner wants', async () => {
    const { as, db, client, body, shop, variantId } = await setUpCheckout();
    await as(shop).call(createPromoCode, { body: { code: 'ONCE5', amount: '5.00', uses_max: 1 } });
    const code = { ...body, promo_code: 'ONCE5' };
    const rival = await buildUser(db);
    await as(rival).call(addToCart, { body: { variant_id: variantId } });
    const rivalAddress = (await locationsRows['locations.address']?.({ db, owner: rival, named: {} })) ?? 0;

    const checkout = await client.call(contract.placeOrders, { body: code });
    const refused = await as(rival).send(contract.placeOrders, {
      body: { address_id: rivalAddress, promo_code: 'ONCE5' },
    });
    await client.call(contract.cancelCheckout, { params: { id: checkout.checkout_id } });
    const codes = await as(shop).call(listPromoCodes);

    expect(checkout.total).toMatchObject({ cents: 4500 - 500 + 950 });
    expect(refused.envelope).toMatchObject({
      status: 423,
      errors: { promo_code: ['This code is not valid.'] },
    });
    expect(codes.data).toMatchObject([{ uses: 0 }]);
  });
});
