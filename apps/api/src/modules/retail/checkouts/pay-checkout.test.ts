import { getCart } from '@souk/contract/modules/retail/carts';
import * as contract from '@souk/contract/modules/retail/checkouts';
import { getOrder } from '@souk/contract/modules/retail/orders';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { proveStock } from '../../availability/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { expireCheckout } from '../../sales/testing.ts';
import { payBody, setUpCheckout } from './checkout.testing.ts';

describe('paying a checkout', () => {
  test('takes the stock, places the orders, empties the cart and tells both sides', async () => {
    const { db, settle, client, buyer, shop, body, stockId } = await setUpCheckout({ quantity: 2 });
    const { order_ids: ids } = await client.call(contract.placeOrders, { body });

    const payment = await client.call(contract.payCheckout, payBody(ids));
    await settle();

    expect(payment.status).toBe('succeeded');
    expect(await client.call(getOrder, { params: { id: ids[0] ?? 0 } })).toMatchObject({
      status: 'placed',
      payment: { status: 'succeeded' },
      next: { step: 'accept', by: 'seller', otherwise: 'cancelled' },
      moves: ['cancel', 'buy-again'],
    });
    expect(await proveStock(db, stockId)).toEqual({ onHand: 3, held: 0, moved: 3 });
    expect((await client.call(getCart)).cart_count).toBe(0);
    const { rows } = await db.execute<{ user_id: number }>(
      sql`select user_id from notifications.notifications where kind = 'order' order by user_id`,
    );
    expect(rows.map((row) => row.user_id)).toEqual(expect.arrayContaining([buyer.id, shop.id]));
  });

  test('that is refused can be tried again while the stock is held [cat-payment-failed-contact-administrator]', async () => {
    const { client, settle, body } = await setUpCheckout();
    const { order_ids: ids } = await client.call(contract.placeOrders, { body });

    const declined = await client.send(contract.payCheckout, payBody(ids, 'tok_declined'));
    await settle();
    const paid = await client.call(contract.payCheckout, payBody(ids));

    expect(declined.envelope).toMatchObject({
      status: 422,
      message: 'payment failed, contact administrator',
      data: { status: 'failed', failure: 'declined' },
    });
    expect(paid.status).toBe('succeeded');
  });

  test('of another’s orders finds nothing', async () => {
    const { as, db, client, body } = await setUpCheckout();
    const { order_ids: ids } = await client.call(contract.placeOrders, { body });
    const stranger = await buildUser(db);

    await expect(as(stranger).call(contract.payCheckout, payBody(ids))).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a checkout that nobody pays', () => {
  test('gives its stock back after 15 minutes, and its orders lapse', async () => {
    const { advance, db, client, body, stockId } = await setUpCheckout({ quantity: 2 });
    const { order_ids: ids, checkout_id: id } = await client.call(contract.placeOrders, { body });

    await advance(minutesMs(14));
    const before = await proveStock(db, stockId);
    await advance(minutesMs(2));

    expect(before.held).toBe(2);
    expect(await proveStock(db, stockId)).toEqual({ onHand: 5, held: 0, moved: 5 });
    expect(await client.call(contract.getCheckout, { params: { id } })).toMatchObject({
      status: 'expired',
      payment: { status: 'cancelled' },
      moves: [],
    });
    expect(await client.call(getOrder, { params: { id: ids[0] ?? 0 } })).toMatchObject({
      status: 'cancelled',
    });
    await expect(client.call(contract.payCheckout, payBody(ids))).rejects.toMatchObject({
      code: 'checkout-move-not-allowed',
    });
    expect((await client.call(getCart)).cart_count).toBe(1);
  });

  test('and whose money arrives too late gives all of it back', async () => {
    const { advance, settle, db, client, body, stockId } = await setUpCheckout();
    const { order_ids: ids, checkout_id: id } = await client.call(contract.placeOrders, { body });

    // The provider takes the money, and its answer is lost until the hold has expired.
    await client.call(contract.payCheckout, payBody(ids, 'tok_timeout'));
    await expireCheckout(db, id, 'expire');
    await advance(minutesMs(3));
    await settle();

    const order = await client.call(getOrder, { params: { id: ids[0] ?? 0 } });
    expect(order).toMatchObject({
      status: 'cancelled',
      payment: { status: 'refunded' },
      refunded: order.total,
    });
    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 5, held: 0 });
  });
});
