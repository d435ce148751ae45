import { createDeal } from '@souk/contract/modules/discounts/deals';
import { acceptCartChanges, addToCart, getCart } from '@souk/contract/modules/retail/carts';
import * as contract from '@souk/contract/modules/retail/checkouts';
import { getOrderInvoice } from '@souk/contract/modules/retail/order-tracking';
import { cancelOrder, completeOrder, getOrder } from '@souk/contract/modules/retail/orders';
import { createPromoCode } from '@souk/contract/modules/retail/promo-codes';
import * as sellers from '@souk/contract/modules/retail/seller-orders';
import { describe, expect, test } from 'vitest';
import { clock } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { proveStock } from '../../availability/testing.ts';
import { getUser } from '../../identity/index.ts';
import { cashOf, findDifferences } from '../../payments/testing.ts';
import { orderFaults } from '../orders/order-books.testing.ts';
import { buildProduct, buildShop } from '../testing.ts';
import { payBody, setUpCheckout } from './checkout.testing.ts';

const parcel = { carrier: 'Australia Post', tracking_number: 'AP1' };

/** A cart that is free when collected, thanks to a shop's code. */
async function setUpFree() {
  const checkout = await setUpCheckout({ quantity: 2 });
  const { as, db, shop, body } = checkout;
  await as(shop).call(createPromoCode, { body: { code: 'GIFT1', amount: '500.00' } });
  const free = { ...body, deliveries: { [shop.id]: 'pickup' }, promo_code: 'GIFT1' };
  const prove = async () => {
    expect(await findDifferences(db)).toEqual([]);
    expect(await orderFaults(db)).toEqual({});
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  };
  return { ...checkout, free, prove };
}

describe('an order that costs nothing', () => {
  test('is placed at once and without a payment, like any other that is paid', async () => {
    const { db, client, settle, free, stockId, prove } = await setUpFree();

    const preview = await client.call(contract.previewCheckout, { body: free });
    const checkout = await client.call(contract.placeOrders, { body: free });
    await settle();

    expect(preview.total.cents).toBe(0);
    expect(checkout).toMatchObject({ status: 'paid', total: { cents: 0 }, payment: null, moves: [] });
    const params = { id: checkout.order_ids[0] ?? 0 };
    expect(await client.call(getOrder, { params })).toMatchObject({
      status: 'placed',
      total: { cents: 0 },
      discount: { cents: 9_000 },
      payment: null,
      refunds: [],
      next: { step: 'accept' },
    });
    expect((await client.call(getCart)).cart_count).toBe(0);
    expect(await proveStock(db, stockId)).toEqual({ onHand: 3, held: 0, moved: 3 });
    expect(await client.call(getOrderInvoice, { params })).toMatchObject({ total: { cents: 0 } });
    const paying = client.call(contract.payCheckout, payBody(checkout.order_ids));
    await expect(paying).rejects.toMatchObject({ code: 'checkout-move-not-allowed' });
    await prove();
  });

  test('goes its way to the end, and brings its seller nothing', async () => {
    const { as, client, shop, settle, free, prove } = await setUpFree();
    const { order_ids } = await client.call(contract.placeOrders, { body: free });
    const params = { id: order_ids[0] ?? 0 };

    await as(shop).call(sellers.acceptOrder, { params });
    await as(shop).call(sellers.shipOrder, { params, body: parcel });
    const done = await client.call(completeOrder, { params });
    await settle();

    expect(done).toMatchObject({ status: 'completed' });
    expect(await as(shop).call(sellers.getOrderEarnings, { params })).toMatchObject({
      price: { cents: 0 },
      seller_gets: { cents: 0 },
      steps: [],
    });
    const refunding = as(shop).call(sellers.refundSellerOrder, { params, body: { reason: 'Kind' } });
    await expect(refunding).rejects.toMatchObject({ code: 'refund-too-large' });
    await prove();
  });

  test('is cancelled without a refund, and its pieces go back to the shop', async () => {
    const { db, client, settle, free, stockId, prove } = await setUpFree();
    const { order_ids } = await client.call(contract.placeOrders, { body: free });
    const params = { id: order_ids[0] ?? 0 };

    const cancelled = await client.call(cancelOrder, { params, body: {} });
    await settle();

    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: { cents: 0 }, refunds: [] });
    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 5, held: 0 });
    await prove();
  });

  test('beside one that costs something begins with its payment, which is for the other alone', async () => {
    const { as, db, client, shop, settle, free, prove } = await setUpFree();
    const other = await buildProduct(db, { seller: await buildShop(db), priceCents: 1_000 });
    await client.call(addToCart, { body: { item_id: other.id } });

    const { order_ids, payment } = await client.call(contract.placeOrders, { body: free });
    await client.call(contract.payCheckout, payBody(order_ids));
    await settle();

    expect(payment?.amount.cents).toBe(1_950);
    const orders = await Promise.all(order_ids.map((id) => client.call(getOrder, { params: { id } })));
    expect(orders.map(({ status }) => status)).toEqual(['placed', 'placed']);
    const gift = orders.find(({ seller }) => seller.id === shop.id);
    const params = { id: gift?.order_id ?? 0 };
    expect(await as(shop).call(sellers.getSellerOrder, { params })).toMatchObject({ total: { cents: 0 } });
    const body = { reason: 'Sold out' };
    await as(shop).call(sellers.cancelSellerOrder, { params, body });
    await settle();
    await prove();
  });

  test('may owe that to a deal that gives the thing away', async () => {
    const { as, db, client, shop, product, body, prove } = await setUpFree();
    const today = dayOf(clock.now(), (await getUser(db, shop.id)).timeZone);
    await as(shop).call(createDeal, {
      body: {
        item_ids: [product.id],
        title: 'Gift',
        discount_percent: 100,
        start_date: today,
        end_date: today,
      },
    });
    await client.call(acceptCartChanges);

    const checkout = await client.call(contract.placeOrders, {
      body: { ...body, deliveries: { [shop.id]: 'pickup' } },
    });

    expect(checkout).toMatchObject({ status: 'paid', total: { cents: 0 }, payment: null });
    await prove();
  });
});
