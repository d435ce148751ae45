import { getCart } from '@souk/contract/modules/retail/carts';
import { trackOrder } from '@souk/contract/modules/retail/order-tracking';
import * as contract from '@souk/contract/modules/retail/orders';
import * as sellers from '@souk/contract/modules/retail/seller-orders';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { proveStock } from '../../availability/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { paidPartsOf } from '../../payments/index.ts';
import { buildShop } from '../testing.ts';
import { newsOf, setUpOrder, setUpTwoLines, signedInAgain } from './order.testing.ts';

describe('the buyer of an order', () => {
  test('cancels it before it is accepted, whole or a line of it', async () => {
    const { db, asBuyer, params, lines, order, shop, stockId } = await setUpTwoLines('placed');
    const line = lines.find((one) => one.stockId === stockId);

    const part = await asBuyer.call(contract.cancelOrder, {
      params,
      body: { order_detail_id: line?.id ?? 0 },
    });
    const whole = await asBuyer.call(contract.cancelOrder, { params, body: { reason: 'Too late' } });

    expect(part.items.find(({ order_detail_id: id }) => id === line?.id)?.status).toBe('cancelled');
    expect(whole).toMatchObject({ status: 'cancelled', refunded: { cents: order.totalCents } });
    expect(await proveStock(db, stockId)).toEqual({ onHand: 5, held: 0, moved: 5 });
    expect(await newsOf(db, order, shop.id)).toContain(`Order ${order.number} was cancelled`);
  });

  test('is told what cancelling gives back, and cannot cancel what is accepted', async () => {
    const { asBuyer, asSeller, params, order } = await setUpOrder();

    const before = await asBuyer.call(contract.getOrder, { params });
    await asSeller.call(sellers.acceptOrder, { params });
    const { envelope } = await asBuyer.send(contract.cancelOrder, { params, body: {} });

    expect(before.refund_if_cancelled).toEqual({ cents: order.totalCents, currency: 'AUD' });
    expect(envelope).toMatchObject({ status: 422, data: { code: 'order-move-not-allowed' } });
  });

  test('gives an unpaid order up with its whole checkout', async () => {
    const { db, asBuyer, params, stockId } = await setUpOrder({ state: 'pending' });

    const order = await asBuyer.call(contract.cancelOrder, { params, body: {} });

    expect(order).toMatchObject({ status: 'cancelled', payment: { status: 'cancelled' } });
    expect(await proveStock(db, stockId)).toMatchObject({ held: 0 });
  });

  test('may say that a sent order is there before anybody else does', async () => {
    const { asBuyer, params } = await setUpOrder({ state: 'shipped' });

    const order = await asBuyer.call(contract.completeOrder, { params });

    expect(order).toMatchObject({ status: 'completed', delivered_at: expect.any(String) });
  });

  test('follows it with its history and the day it should be there', async () => {
    const { asBuyer, params } = await setUpOrder({ state: 'shipped' });

    const track = await asBuyer.call(trackOrder, { params });
    const order = await asBuyer.call(contract.getOrder, { params });

    expect(order.eta).toBe(track.eta);
    expect(track).toMatchObject({ status: 'shipped', eta: expect.any(String), next: { step: 'arrive' } });
    expect(track.history.map(({ status }) => status)).toEqual(['pending', 'placed', 'confirmed', 'shipped']);
  });

  test.each([
    // Friday at 11:30 pm in Sydney, where the clocks move on Sunday.
    ['Australia/Sydney', '2026-10-02T13:30:00Z', '2026-10-05'],
    // Saturday in Sydney, still Friday in UTC and in Perth.
    ['Australia/Sydney', '2026-10-02T14:30:00Z', '2026-10-06'],
    ['Australia/Perth', '2026-10-02T14:30:00Z', '2026-10-05'],
  ])('expects it so many days later by the calendar of %s, sent at %s', async (zone, sentAt, day) => {
    const { db, asBuyer, params, shop } = await setUpOrder({ state: 'shipped' });
    await db.execute(sql`update identity.users set time_zone = ${zone} where id = ${shop.id}`);
    await db.execute(sql`update retail.orders set shipped_at = ${sentAt}::timestamptz,
      delivery = delivery || '{"days": 3}'::jsonb where id = ${params.id}`);

    const order = await asBuyer.call(contract.getOrder, { params });

    expect(order.eta).toBe(day);
    expect((await asBuyer.call(trackOrder, { params })).eta).toBe(day);
  });

  test('buys it again as far as it is left', async () => {
    const { asBuyer, params, variantId } = await setUpOrder({ quantity: 3, stock: 4, state: 'completed' });

    const { cart, missing } = await asBuyer.call(contract.buyAgain, { params });

    expect(cart.cartItems).toMatchObject([{ item_id: variantId, quantity: 1 }]);
    expect(missing).toEqual(['Copper kettle']);
    expect((await asBuyer.call(getCart)).cart_count).toBe(1);
  });
});

describe('a stranger', () => {
  test('finds no order, as buyer or as seller', async () => {
    const { as, db, params } = await setUpOrder();
    const [other, shop] = [await buildUser(db), await buildShop(db)];

    for (const endpoint of [contract.getOrder, trackOrder])
      await expect(as(other).call(endpoint, { params })).rejects.toMatchObject({ status: 404 });
    await expect(as(other).call(contract.cancelOrder, { params, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    for (const endpoint of [sellers.getSellerOrder, sellers.acceptOrder, sellers.deliverOrder])
      await expect(as(shop).call(endpoint, { params })).rejects.toMatchObject({ status: 404 });
  });
});

describe('two moves at once', () => {
  test('of buyer and seller: one wins, and the money moves once', async () => {
    const { asBuyer, asSeller, params, now, order } = await setUpOrder();

    const answers = await Promise.all([
      asBuyer.send(contract.cancelOrder, { params, body: {} }),
      asSeller.send(sellers.acceptOrder, { params }),
      asSeller.send(sellers.cancelSellerOrder, { params, body: { reason: 'No' } }),
    ]);

    const { state, refundedCents } = await now();
    expect(answers.some(({ envelope }) => envelope.status === 200)).toBe(true);
    expect(refundedCents).toBe(state === 'cancelled' ? order.totalCents : 0);
  });
});

describe('time', () => {
  test('cancels what no seller accepts within 5 days, and gives the money back', async () => {
    const { db, advance, now, order, buyer } = await setUpOrder();

    await advance(daysMs(5) - 60_000);
    const before = await now();
    await advance(120_000);

    expect(before.state).toBe('placed');
    expect(await now()).toMatchObject({ state: 'cancelled', refundedCents: order.totalCents });
    const client = (await startApi()).as(await signedInAgain(db, buyer));
    expect(await client.call(contract.getOrder, { params: { id: order.id } })).toMatchObject({
      payment: { status: 'refunded' },
    });
  });

  test('delivers after 14 days on the road and completes 7 days later', async () => {
    const { advance, db, now, order } = await setUpOrder({ state: 'shipped' });

    await advance(daysMs(14) + 60_000);
    const arrived = await now();
    await advance(daysMs(7) + 60_000);

    expect(arrived.state).toBe('delivered');
    expect((await now()).state).toBe('completed');
    const part = (await paidPartsOf(db, 'retail.order', [order.id])).get(order.id);
    expect(part?.releasedAt).not.toBeNull();
  });
});
