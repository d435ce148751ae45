import * as contract from '@souk/contract/modules/retail/orders';
import * as sellers from '@souk/contract/modules/retail/seller-orders';
import { describe, expect, test } from 'vitest';
import { clock, daysMs, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { startApi } from '../../../testing/start-api.ts';
import { proveStock } from '../../availability/testing.ts';
import { cashOf, findDifferences } from '../../payments/testing.ts';
import { saveSettings } from '../../settings/index.ts';
import { newsOf, parcel, setUpOrder, setUpTwoLines, signedInAgain } from './order.testing.ts';
import { orderFaults } from './order-books.testing.ts';
import { shippingTimes } from './shipping-times.ts';

const dayAndABit = (days: number) => daysMs(days) + minutesMs(1);

async function prove(db: Db) {
  expect(await findDifferences(db)).toEqual([]);
  expect(await orderFaults(db)).toEqual({});
  const { oursCents, providersCents } = await cashOf(db);
  expect(oursCents).toBe(providersCents);
}

describe('an order that is accepted and never sent', () => {
  test('reminds its seller, lets its buyer cancel, and gives the money back', async () => {
    const { as, db, advance, settle, asBuyer, order, buyer, shop, params, stockId, now } = await setUpOrder({
      state: 'confirmed',
    });
    const early = await asBuyer.send(contract.cancelOrder, { params, body: {} });
    expect(early.envelope).toMatchObject({ data: { code: 'order-move-not-allowed' } });
    expect(await asBuyer.call(contract.getOrder, { params })).toMatchObject({
      moves: ['buy-again'],
      next: { step: 'ship', due_at: expect.any(String), otherwise: 'cancelled' },
    });

    await advance(dayAndABit(3));
    expect(await newsOf(db, order, shop.id)).toContain(`Please send order ${order.number}`);
    await advance(daysMs(4));
    expect(await newsOf(db, order, buyer.id)).toContain(`Order ${order.number} has not been sent`);
    const client = as(await signedInAgain(db, buyer));
    const waiting = await client.call(contract.getOrder, { params });
    const cancelled = await client.call(contract.cancelOrder, { params, body: {} });
    await settle();

    expect(waiting).toMatchObject({
      status: 'confirmed',
      moves: ['cancel', 'buy-again'],
      refund_if_cancelled: { cents: order.totalCents },
    });
    expect(waiting.history.map(({ status }) => status)).toEqual(['pending', 'placed', 'confirmed']);
    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: { cents: order.totalCents } });
    expect(await now()).toMatchObject({ state: 'cancelled' });
    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 5, held: 0 });
    await prove(db);
  });

  test('is cancelled and refunded by itself in the end, and both sides are told', async () => {
    const { db, advance, order, buyer, shop, stockId, now } = await setUpOrder({ state: 'confirmed' });

    await advance(dayAndABit(3));
    await advance(daysMs(4));
    await advance(daysMs(7) - minutesMs(5));
    const before = await now();
    await advance(minutesMs(10));

    expect(before.state).toBe('confirmed');
    expect(await now()).toMatchObject({
      state: 'cancelled',
      refundedCents: order.totalCents,
      cancelReason: 'The seller has not sent it in time',
    });
    for (const { id } of [buyer, shop])
      expect(await newsOf(db, order, id)).toContain(`Order ${order.number} was cancelled`);
    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 5, held: 0 });
    await prove(db);
  });

  test('waits as long as the settings say', async () => {
    const { db, advance, now } = await startOrderWith({
      shipReminderDays: 5,
      shipGraceDays: 1,
      shipEndDays: 1,
    });

    await advance(dayAndABit(5));
    await advance(daysMs(1));
    const before = await now();
    await advance(daysMs(1));

    expect(before.state).toBe('confirmed');
    expect((await now()).state).toBe('cancelled');
    await prove(db);
  });

  test('leaves alone what is sent in time', async () => {
    const { advance, asSeller, params, order, shop, db, now } = await setUpOrder({ state: 'confirmed' });
    await asSeller.call(sellers.shipOrder, { params, body: parcel });

    await advance(dayAndABit(3));
    await advance(daysMs(4));

    expect((await now()).state).toBe('shipped');
    expect(await newsOf(db, order, shop.id)).not.toContain(`Please send order ${order.number}`);
  });

  test('in part is cancelled for the rest, and goes on with what was sent', async () => {
    const { db, advance, asSeller, params, lines, now } = await setUpTwoLines('confirmed');
    const [sent, kept] = lines;
    if (!sent || !kept) throw new Error('there are two lines');
    await asSeller.call(sellers.shipOrder, {
      params,
      body: { ...parcel, lines: { [sent.id]: sent.quantity } },
    });

    await advance(dayAndABit(3));
    await advance(daysMs(4));
    await advance(daysMs(7));

    expect(await now()).toMatchObject({ state: 'shipped', refundedCents: kept.totalCents });
    await prove(db);
  });

  test('and called off as it is sent is either sent or called off', async () => {
    const { as, db, advance, settle, buyer, shop, order, params, now } = await setUpOrder({
      state: 'confirmed',
    });
    await advance(dayAndABit(3));
    await advance(daysMs(4));
    const [client, seller] = [as(await signedInAgain(db, buyer)), as(await signedInAgain(db, shop))];

    const answers = await Promise.all([
      client.send(contract.cancelOrder, { params, body: {} }),
      seller.send(sellers.shipOrder, { params, body: parcel }),
      client.send(contract.cancelOrder, { params, body: {} }),
    ]);
    await settle();

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { state, refundedCents } = await now();
    expect(refundedCents).toBe(state === 'cancelled' ? order.totalCents : 0);
    await prove(db);
  });
});

async function startOrderWith(settings: Parameters<typeof saveSettings>[1]) {
  const { db } = await startApi();
  await db.transaction((tx) => saveSettings(tx, settings));
  const order = await setUpOrder({ state: 'confirmed' });
  const usual = { shipReminderDays: 3, shipGraceDays: 4, shipEndDays: 7 };
  await db.transaction((tx) => saveSettings(tx, usual));
  return order;
}

test('a shop that has promised a later dispatch is reminded only after that', () => {
  const terms = { shipReminderDays: 3, shipGraceDays: 4, shipEndDays: 7 };
  const daysUntil = (at: Date) => Math.round((at.getTime() - clock.now().getTime()) / daysMs(1));

  const { dueAt, buyerMayCancelAt, shipUntil } = shippingTimes(terms, { dispatchDays: 10 });

  expect([dueAt, buyerMayCancelAt, shipUntil].map(daysUntil)).toEqual([10, 14, 21]);
});
