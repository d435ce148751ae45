import * as contract from '@souk/contract/modules/retail/orders';
import * as sellers from '@souk/contract/modules/retail/seller-orders';
import { describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { proveStock } from '../../availability/testing.ts';
import { cashOf, findDifferences } from '../../payments/testing.ts';
import { listLinesOf } from '../../sales/index.ts';
import { newsOf, parcel, setUpOrder, setUpTwoLines, signedInAgain } from './order.testing.ts';
import { orderFaults } from './order-books.testing.ts';

async function prove(db: Db) {
  expect(await findDifferences(db)).toEqual([]);
  expect(await orderFaults(db)).toEqual({});
  const { oursCents, providersCents } = await cashOf(db);
  expect(oursCents).toBe(providersCents);
}

/** An accepted order of three pieces of one thing, of which one was sent. */
async function setUpPartSent() {
  const order = await setUpOrder({ quantity: 3, priceCents: 1_999, state: 'confirmed' });
  const [line] = order.lines;
  if (!line) throw new Error('there is a line');
  const body = { ...parcel, lines: { [line.id]: 1 } };
  await order.asSeller.call(sellers.shipOrder, { params: order.params, body });
  return { ...order, line, restCents: line.totalCents - Math.floor(line.totalCents / 3) };
}

describe('a line that was sent in part', () => {
  test('is reminded of; in the end its rest is cancelled and refunded, and what was sent goes on', async () => {
    const { db, advance, order, buyer, shop, line, restCents, stockId, now } = await setUpPartSent();

    await advance(daysMs(3) + minutesMs(1));
    const reminded = await newsOf(db, order, shop.id);
    await advance(daysMs(4));
    const late = await newsOf(db, order, buyer.id);
    await advance(daysMs(7));

    expect(reminded).toContain(`Please send the rest of order ${order.number}`);
    expect(late).toContain(`The rest of order ${order.number} has not been sent`);
    expect(await now()).toMatchObject({ state: 'shipped', refundedCents: restCents });
    for (const { id } of [buyer, shop])
      expect(await newsOf(db, order, id)).toContain(`The rest of order ${order.number} was cancelled`);
    expect(await listLinesOf(db, [order.id])).toMatchObject([
      { id: line.id, quantity: 1, fulfilledQuantity: 1, cancelledAt: null },
      { quantity: 2, fulfilledQuantity: 0, totalCents: restCents, refundedCents: restCents },
    ]);
    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 4, held: 0 });
    await prove(db);
  });

  test('may be cancelled for its rest by the buyer once the shop had its time, and not before', async () => {
    const { as, db, advance, settle, asBuyer, buyer, params, line, restCents, now } = await setUpPartSent();
    const body = { order_detail_id: line.id };
    const early = await asBuyer.send(contract.cancelOrder, { params, body });
    await advance(daysMs(3) + minutesMs(1));
    await advance(daysMs(4));
    const client = as(await signedInAgain(db, buyer));

    const waiting = await client.call(contract.getOrder, { params });
    const cancelled = await client.call(contract.cancelOrder, { params, body });
    const again = await client.send(contract.cancelOrder, { params, body: {} });
    await settle();

    expect(early.envelope).toMatchObject({ data: { code: 'order-move-not-allowed' } });
    expect(waiting).toMatchObject({
      moves: ['cancel', 'buy-again'],
      refund_if_cancelled: { cents: restCents },
      items: [{ moves: ['cancel'], refund_if_cancelled: { cents: restCents } }],
    });
    expect(cancelled).toMatchObject({
      status: 'shipped',
      refunded: { cents: restCents },
      items: [
        { status: 'shipped', quantity: 1 },
        { status: 'cancelled', quantity: 2 },
      ],
    });
    expect(again.envelope).toMatchObject({ data: { code: 'order-move-not-allowed' } });
    expect((await now()).refundedCents).toBe(restCents);
    await prove(db);
  });

  test('is cancelled for its rest together with the lines of which nothing was sent', async () => {
    const { as, db, advance, settle, buyer, asSeller, params, lines, now } = await setUpTwoLines('confirmed');
    const [two, one] = lines;
    if (!two || !one) throw new Error('there are two lines');
    await asSeller.call(sellers.shipOrder, { params, body: { ...parcel, lines: { [two.id]: 1 } } });
    await advance(daysMs(3) + minutesMs(1));
    await advance(daysMs(4));

    const client = as(await signedInAgain(db, buyer));
    const cancelled = await client.call(contract.cancelOrder, { params, body: {} });
    await settle();

    expect(cancelled).toMatchObject({ status: 'shipped' });
    // Postage stays with the parcel that was sent.
    expect((await now()).refundedCents).toBe(one.totalCents + two.totalCents / 2);
    await prove(db);
  });

  test('may be cancelled for its rest by the seller, after a refund of some of it too', async () => {
    const { db, asSeller, settle, params, line, now } = await setUpPartSent();
    const goodwill = { order_detail_id: line.id, amount: 10, reason: 'Late' };
    await asSeller.call(sellers.refundSellerOrder, { params, body: goodwill });

    const seen = await asSeller.call(sellers.getSellerOrder, { params });
    await asSeller.call(sellers.cancelSellerOrder, { params, body: { reason: 'Sold out' } });
    await settle();

    const { refundedCents, state } = await now();
    expect(state).toBe('shipped');
    expect(refundedCents).toBe(1_000 + (seen.refund_if_cancelled?.cents ?? 0));
    expect(seen.items[0]?.refund_if_cancelled).toEqual(seen.refund_if_cancelled);
    await prove(db);
  });

  test('and sent as its rest is called off is either sent or called off', async () => {
    const { as, db, advance, settle, buyer, shop, params, restCents, now } = await setUpPartSent();
    await advance(daysMs(3) + minutesMs(1));
    await advance(daysMs(4));
    const [client, seller] = [as(await signedInAgain(db, buyer)), as(await signedInAgain(db, shop))];

    const answers = await Promise.all([
      client.send(contract.cancelOrder, { params, body: {} }),
      seller.send(sellers.shipOrder, { params, body: parcel }),
      client.send(contract.cancelOrder, { params, body: {} }),
    ]);
    await settle();

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const isSent = answers[1]?.status === 200;
    expect(await now()).toMatchObject({ state: 'shipped', refundedCents: isSent ? 0 : restCents });
    await prove(db);
  });

  test('counts whole when it is bought again', async () => {
    const { asBuyer, asSeller, params, variantId } = await setUpPartSent();
    await asSeller.call(sellers.cancelSellerOrder, { params, body: { reason: 'Sold out' } });

    const { cart, missing } = await asBuyer.call(contract.buyAgain, { params });

    expect(cart.cartItems).toMatchObject([{ item_id: variantId, quantity: 3 }]);
    expect(missing).toEqual([]);
  });
});
