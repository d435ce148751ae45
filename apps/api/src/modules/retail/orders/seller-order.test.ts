import * as contract from '@souk/contract/modules/retail/orders';
import * as sellers from '@souk/contract/modules/retail/seller-orders';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { proveStock } from '../../availability/testing.ts';
import { paidPartsOf } from '../../payments/index.ts';
import { buildOrder } from '../testing.ts';
import { newsOf, parcel, setUpOrder, setUpTwoLines } from './order.testing.ts';

describe('the seller of an order', () => {
  test('accepts, ships, delivers; the buyer confirms and the seller is credited', async () => {
    const { db, asBuyer, asSeller, params, order, buyer, shop } = await setUpOrder();

    const accepted = await asSeller.call(sellers.acceptOrder, { params });
    const shipped = await asSeller.call(sellers.shipOrder, { params, body: parcel });
    const delivered = await asSeller.call(sellers.deliverOrder, { params });
    const completed = await asBuyer.call(contract.completeOrder, { params });

    expect(accepted).toMatchObject({ status: 'confirmed', next: { step: 'ship' }, role: 'seller' });
    expect(shipped).toMatchObject({
      status: 'shipped',
      carrier: 'Australia Post',
      tracking_number: 'AP1',
      items: [{ status: 'shipped', shipped_quantity: 1 }],
      next: { step: 'arrive', otherwise: 'delivered' },
    });
    expect(delivered).toMatchObject({ status: 'delivered', next: { step: 'complete' } });
    expect(completed).toMatchObject({ status: 'completed', next: null, moves: ['return', 'buy-again'] });
    expect(completed.history.map(({ move }) => move)).toEqual([
      'open',
      'pay',
      'accept',
      'ship',
      'deliver',
      'complete',
    ]);
    const part = (await paidPartsOf(db, 'retail.order', [order.id])).get(order.id);
    expect(part?.releasedAt).not.toBeNull();
    expect(await newsOf(db, order, buyer.id)).toHaveLength(5);
    expect(await newsOf(db, order, shop.id)).toEqual([
      `New order ${order.number}`,
      `Order ${order.number} is completed`,
    ]);
  });

  test('can ship it in parts, and needs a carrier and a tracking number', async () => {
    const { asSeller, params, lines } = await setUpOrder({ quantity: 3, state: 'confirmed' });
    const id = lines[0]?.id ?? 0;

    const ship = (body: object) => asSeller.call(sellers.shipOrder, { params, body });
    await expect(ship({ lines: { [id]: 4 }, ...parcel })).rejects.toHaveProperty('fields.lines');
    await expect(ship({ tracking_number: 'AP1' })).rejects.toHaveProperty('fields.carrier');
    await expect(ship({ carrier: 'Post' })).rejects.toHaveProperty('fields.tracking_number');
    const first = await ship({ lines: { [id]: 1 }, ...parcel });
    const second = await ship({ ...parcel, tracking_number: 'AP2' });

    expect(first).toMatchObject({ status: 'confirmed', items: [{ status: 'part-shipped' }] });
    expect(second).toMatchObject({ status: 'shipped', tracking_number: 'AP2' });
    expect(second.shipments).toMatchObject([
      { lines: [{ order_detail_id: id, quantity: 1 }] },
      { lines: [{ order_detail_id: id, quantity: 2 }] },
    ]);
  });

  test('can say each move by its status in one call', async () => {
    const { asSeller, params } = await setUpOrder();

    const set = (body: object) =>
      asSeller.call(sellers.setSellerOrderStatus, { params, body: body as never });
    await expect(set({ status: 'shipped', ...parcel })).rejects.toMatchObject({
      code: 'order-move-not-allowed',
      status: 422,
    });
    await set({ status: 'confirmed' });
    await set({ status: 'shipped', ...parcel });

    expect(await set({ status: 'delivered' })).toMatchObject({ status: 'delivered' });
  });

  test('cancels what they cannot send: money and pieces go back, postage with the last line', async () => {
    const { db, asSeller, params, order, lines, now, settle } = await setUpTwoLines('confirmed');
    const [first, second] = lines;
    const cancel = (lineId: number) =>
      asSeller.call(sellers.cancelSellerOrder, {
        params,
        body: { reason: 'Broken', order_detail_id: lineId },
      });

    const part = await cancel(first?.id ?? 0);
    const whole = await cancel(second?.id ?? 0);
    await settle();

    expect(part).toMatchObject({ status: 'confirmed', refunded: { cents: first?.totalCents } });
    expect(whole).toMatchObject({ status: 'cancelled', cancel_reason: 'Broken' });
    expect((await now()).refundedCents).toBe(order.totalCents);
    expect(whole.refunds).toHaveLength(2);
    expect(await proveStock(db, first?.stockId ?? 0)).toMatchObject({ onHand: 5, held: 0 });
  });

  test('who cancels the only unsent line has shipped the order', async () => {
    const { asSeller, params, lines } = await setUpTwoLines('confirmed');
    const [first, second] = lines;
    const sent = { [first?.id ?? 0]: first?.quantity ?? 0 };
    await asSeller.call(sellers.shipOrder, { params, body: { ...parcel, lines: sent } });

    const body = { reason: 'Broken', order_detail_id: second?.id ?? 0 };
    const order = await asSeller.call(sellers.cancelSellerOrder, { params, body });

    expect(order).toMatchObject({ status: 'shipped' });
    expect(order.items.map(({ status }) => status)).toEqual(['shipped', 'cancelled']);
  });

  test('refunds a line or an amount once per key and never more than was paid', async () => {
    const { asSeller, params, lines, now, order } = await setUpOrder({ quantity: 2, state: 'delivered' });
    const refund = (body: object, key: string) =>
      asSeller.call(sellers.refundSellerOrder, {
        params,
        body: { reason: 'Scratched', ...body },
        headers: { 'idempotency-key': key },
      });

    const first = await refund({ amount: '5.00' }, 'a');
    const again = await refund({ amount: '5.00' }, 'a');
    await expect(refund({ amount: '999.00' }, 'b')).rejects.toMatchObject({ code: 'refund-too-large' });
    await refund({ order_detail_id: lines[0]?.id }, 'c');
    await refund({}, 'd');

    expect(again.id).toBe(first.id);
    expect((await now()).refundedCents).toBe(order.totalCents);
    await expect(refund({}, 'e')).rejects.toMatchObject({ code: 'refund-too-large' });
  });

  test('who refunds all of what was not sent has ended the order, also while it is being sent', async () => {
    const { asSeller, params, now, order, lines, db, stockId } = await setUpOrder({ state: 'confirmed' });

    const [refunded, again, shipped] = await Promise.all([
      asSeller.send(sellers.refundSellerOrder, { params, body: { reason: 'Broken' } }),
      asSeller.send(sellers.refundSellerOrder, { params, body: { reason: 'Broken as well' } }),
      asSeller.send(sellers.shipOrder, { params, body: parcel }),
    ]);

    const { state, refundedCents } = await now();
    const refunds = [refunded, again].filter(({ status }) => status === 200);
    expect(refunds).toHaveLength(1);
    expect(refundedCents).toBe(order.totalCents);
    expect(state).toBe(shipped.status === 200 ? 'shipped' : 'cancelled');
    const back = state === 'cancelled' ? (lines[0]?.quantity ?? 0) : 0;
    expect((await proveStock(db, stockId)).onHand).toBe(5 - (lines[0]?.quantity ?? 0) + back);
  });

  test('who refunds all of an accepted order has ended it', async () => {
    const { asSeller, params, now, order, buyer, db, stockId } = await setUpOrder({ state: 'confirmed' });

    await asSeller.call(sellers.refundSellerOrder, { params, body: { reason: 'Broken' } });

    expect(await now()).toMatchObject({ state: 'cancelled', refundedCents: order.totalCents });
    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 5, held: 0 });
    expect(await newsOf(db, order, buyer.id)).toContain(`Order ${order.number} was cancelled`);
    await expect(asSeller.call(sellers.shipOrder, { params, body: parcel })).rejects.toMatchObject({
      code: 'order-move-not-allowed',
    });
  });

  test('finds their orders by state, day, number, buyer and title, and never an unpaid one [date-filter-today]', async () => {
    const { db, asSeller, order, shop, buyer } = await setUpOrder();
    await buildOrder(db, { seller: shop, state: 'pending' });
    const find = async (query: object) =>
      (await asSeller.call(sellers.listSellerOrders, { query })).data.map(({ order_id: id }) => id);

    expect(await find({})).toEqual([order.id]);
    expect(await find({ status: 'placed', date_filter: 'Today' })).toEqual([order.id]);
    expect(await find({ status: 'shipped' })).toEqual([]);
    expect(await find({ keyword: order.number.slice(2, 8) })).toEqual([order.id]);
    expect(await find({ keyword: buyer.name })).toEqual([order.id]);
    expect(await find({ keyword: 'kettle' })).toEqual([order.id]);
    expect(await find({ keyword: 'teapot' })).toEqual([]);
    expect(await asSeller.call(sellers.countSellerOrders)).toMatchObject({ placed: 1, returns: 0 });
  });

  test('last week’s orders are not this week’s [date-filter-this-week] [date-filter-this-month] [date-filter-this-year]', async () => {
    const { db, asSeller, order } = await setUpOrder();
    await db.execute(sql`update retail.orders set placed_at = placed_at - interval '400 days'
      where id = ${order.id}`);

    for (const filter of ['Today', 'This Week', 'This Month', 'This Year'] as const) {
      const { total } = await asSeller.call(sellers.listSellerOrders, { query: { date_filter: filter } });
      expect(total).toBe(0);
    }
  });
});
