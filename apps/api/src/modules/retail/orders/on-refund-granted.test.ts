import { requestRefund } from '@souk/contract/modules/payments/refunds';
import { getOrder } from '@souk/contract/modules/retail/orders';
import { refundSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { describe, expect, test } from 'vitest';
import { proveStock } from '../../availability/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { approveRefund, listRefundsOf, paidPartsOf } from '../../payments/index.ts';
import { repeatGrantedRefund } from '../../sales/testing.ts';
import { orderKind } from './order.life.ts';
import { newsOf, setUpOrder } from './order.testing.ts';

async function setUpWish(options: Parameters<typeof setUpOrder>[0] = {}) {
  const set = await setUpOrder(options);
  const { db, asBuyer, order, settle } = set;
  const part = (await paidPartsOf(db, orderKind, [order.id])).get(order.id);
  const payment_id = part?.paymentId ?? 0;
  const admin = await buildUser(db, { isAdmin: true });
  const ask = (amount?: string) =>
    asBuyer.call(requestRefund, {
      body: { payment_id, reason: 'It never came', ...(amount ? { amount: amount as never } : {}) },
    });
  const grant = async (refundId: number, cents?: number) => {
    await db.transaction((tx) => approveRefund(tx, admin, { refundId, cents }));
    await settle();
  };
  return { ...set, payment_id, ask, grant };
}

describe('a refund that an admin grants through the payment', () => {
  test('stands in the order, and both sides are told once', async () => {
    const { db, asBuyer, params, order, shop, buyer, now, ask, grant } = await setUpWish({
      state: 'shipped',
    });
    const { id } = await ask('10.00');
    expect(await now()).toMatchObject({ refundedCents: 0 });

    await grant(id);

    expect(await now()).toMatchObject({ refundedCents: 1_000, state: 'shipped' });
    expect(await asBuyer.call(getOrder, { params })).toMatchObject({
      refunded: { cents: 1_000 },
      refunds: [{ id, status: 'refunded' }],
    });
    const subject = `A refund for order ${order.number}`;
    for (const { id: userId } of [buyer, shop])
      expect((await newsOf(db, order, userId)).filter((one) => one === subject)).toHaveLength(1);
  });

  test('is noted once, however often it is heard', async () => {
    const { db, order, now, ask, grant } = await setUpWish({ state: 'delivered' });
    const { id } = await ask('5.00');
    await grant(id);

    await repeatGrantedRefund(db, { subject: { kind: orderKind, id: order.id }, refundId: id, cents: 500 });

    expect(await now()).toMatchObject({ refundedCents: 500 });
  });

  test('of everything ends an order of which nothing was sent, and its pieces are for sale again', async () => {
    const { db, stockId, order, now, ask, grant, buyer } = await setUpWish({
      state: 'confirmed',
      quantity: 2,
    });

    await grant((await ask()).id);

    expect(await now()).toMatchObject({ state: 'cancelled', refundedCents: order.totalCents });
    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 5, held: 0, moved: 5 });
    expect((await newsOf(db, order, buyer.id)).at(-1)).toBe(`Order ${order.number} was cancelled`);
  });

  test('leaves no more to be given back than was paid', async () => {
    const { db, asSeller, params, payment_id, order, now, ask, grant } = await setUpWish({
      state: 'delivered',
    });
    await grant((await ask()).id);

    const again = asSeller.call(refundSellerOrder, { params, body: { reason: 'Sorry' } });

    await expect(again).rejects.toMatchObject({ code: 'refund-too-large' });
    expect(await now()).toMatchObject({ state: 'delivered', refundedCents: order.totalCents });
    expect(await listRefundsOf(db, payment_id)).toHaveLength(1);
  });
});
