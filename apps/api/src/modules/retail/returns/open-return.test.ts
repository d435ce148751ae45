import { getBalance } from '@souk/contract/modules/payments/payouts';
import { completeOrder, getOrder } from '@souk/contract/modules/retail/orders';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { resolveDispute } from '../../disputes/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { paidPartsOf } from '../../payments/index.ts';
import { openReadyAccount, payOutAll } from '../../payments/testing.ts';
import { disputeOrder } from '../orders/dispute-order.ts';
import { setUpOrder, signedInAgain } from '../orders/order.testing.ts';
import { closeReturn } from './close-return.ts';
import { refundReturn } from './refund-return.ts';
import { requestReturn } from './request-return.ts';
import { getReturn } from './return.queries.ts';
import { buildReceivedReturn, buildSentReturn } from './returns.testing.ts';
import { withdrawReturn } from './withdraw-return.ts';

const form = { reason: 'damaged', comment: undefined, lines: undefined } as const;

async function setUpSold(options: Parameters<typeof setUpOrder>[0] = {}) {
  const set = await setUpOrder({ state: 'delivered', quantity: 2, ...options });
  const { db, order, buyer } = set;
  const partOf = async () => (await paidPartsOf(db, 'retail.order', [order.id])).get(order.id);
  const ask = () => requestReturn(db, buyer, order.id, form, []);
  return { ...set, partOf, ask };
}

type Sold = Awaited<ReturnType<typeof setUpSold>>;

const ends: Record<string, (sold: Sold) => Promise<unknown>> = {
  withdrawn: async ({ db, buyer, ask, advance }) => {
    const { id } = await ask();
    await advance(daysMs(3));
    await withdrawReturn(db, buyer, id);
  },
  refunded: async (sold) => {
    const { id } = await buildReceivedReturn(sold.db, sold);
    await sold.advance(daysMs(3));
    await refundReturn(sold.db, sold.shop, id);
  },
};

describe('an open return', () => {
  test('stops completion, by the buyer and by time', async () => {
    const { asBuyer, advance, params, now, partOf, ask } = await setUpSold();
    await ask();

    const shown = await asBuyer.call(getOrder, { params });
    const pressed = asBuyer.call(completeOrder, { params });
    await expect(pressed).rejects.toMatchObject({ code: 'order-move-not-allowed' });
    await advance(daysMs(8));

    expect(shown.moves).not.toContain('complete');
    expect(shown.next).toMatchObject({ step: 'return', by: 'seller' });
    expect(await now()).toMatchObject({ state: 'delivered', completedAt: null });
    expect(await partOf()).toMatchObject({ releasedAt: null });
  });

  test.each(['withdrawn', 'refunded'])(
    'that is %s completes an order that only waited for it',
    async (end) => {
      const sold = await setUpSold();
      await sold.advance(daysMs(5));

      await ends[end]?.(sold);
      await sold.settle();

      expect(await sold.now()).toMatchObject({ state: 'completed' });
      expect(await sold.partOf()).toMatchObject({ releasedAt: expect.any(Date) });
    },
  );

  test('that the seller refuses gives the buyer a week to complain before the order is completed', async () => {
    const [complaining, content] = [await setUpSold(), await setUpSold()];
    for (const sold of [complaining, content]) {
      const { db, shop, advance } = sold;
      const { id } = await buildReceivedReturn(db, sold);
      // Nearly five days for the inspection, and long past the order's own deadline.
      await advance(daysMs(4));
      await db.execute(sql`update retail.orders set delivered_at = delivered_at - interval '20 days',
        due_at = due_at - interval '20 days' where id = ${sold.order.id}`);
      await closeReturn(db, shop, id, 'Another kettle.');
    }
    const { db, buyer, order } = complaining;
    const complaint = { reason: 'Refund not received', comment: 'It was theirs.', lineId: undefined };

    const refused = [await complaining.now(), await content.now()];
    await disputeOrder(db, buyer, order.id, complaint);
    await content.advance(daysMs(7) + 60_000);

    expect(refused).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
    expect(await complaining.now()).toMatchObject({ state: 'disputed' });
    expect(await content.now()).toMatchObject({ state: 'completed' });
  });

  test('that ends early leaves the order to its own time', async () => {
    const { db, buyer, advance, now, ask } = await setUpSold();

    await withdrawReturn(db, buyer, (await ask()).id);
    const early = await now();
    await advance(daysMs(7) + 60_000);

    expect(early).toMatchObject({ state: 'delivered' });
    expect(await now()).toMatchObject({ state: 'completed' });
  });

  test('keeps what a completed order has earned out of payouts until it is over', async () => {
    const sold = await setUpSold({ state: 'completed' });
    const { db, shop, settle, ask, buyer } = sold;
    await openReadyAccount(sold, shop);
    // Payouts to a new account are held for two days.
    await sold.advance(daysMs(3));
    const paidOut = async () => {
      await payOutAll(db);
      await settle();
      const { rows } = await db.execute(sql`select cents from payments.payouts where seller_id = ${shop.id}`);
      return rows.length;
    };

    const standing = async () => sold.as(await signedInAgain(db, shop)).call(getBalance);

    const before = await standing();
    const { id } = await ask();
    const whileOpen = await paidOut();
    const stopped = await standing();
    await withdrawReturn(db, buyer, id);
    const after = await paidOut();

    expect([whileOpen, after]).toEqual([0, 1]);
    const [none, earned] = [{ cents: 0 }, { cents: before.payable.cents }];
    expect(before).toMatchObject({ stopped: none, may_ask: true });
    expect(earned.cents).toBeGreaterThan(0);
    expect(stopped).toMatchObject({
      payable: none,
      stopped: earned,
      may_ask: false,
      hindrance: 'too-little',
    });
    expect(await standing()).toMatchObject({ payable: none, stopped: none, paid_out: earned });
  });

  test('outlives a verdict for the seller, and the order is completed after it', async () => {
    const sold = await setUpSold();
    const { db, buyer, shop, order, settle, advance, now, partOf } = sold;
    const { id } = await buildReceivedReturn(db, sold);
    const complaint = { reason: 'Damaged or faulty', comment: 'A dent.', lineId: undefined };
    const dispute = await disputeOrder(db, buyer, order.id, complaint);
    const admin = await buildUser(db, { isAdmin: true });

    await resolveDispute(db, admin, dispute.id, { decision: 'seller', note: 'Looked into' });
    await settle();
    const decided = { order: await now(), part: await partOf() };
    const { refundCents } = await refundReturn(db, shop, id);
    await advance(daysMs(8));

    expect(decided).toMatchObject({ order: { state: 'delivered' }, part: { releasedAt: null } });
    expect(refundCents).toBe(9_000);
    expect(await now()).toMatchObject({ state: 'completed', refundedCents: 9_000 });
  });

  test('that was sent has arrived after 14 days, whoever keeps silent', async () => {
    const sold = await setUpSold();
    const { db, advance, now } = sold;
    const { id } = await buildSentReturn(db, sold);

    await advance(daysMs(14) + 60_000);
    const arrived = await getReturn(db, id);
    await advance(daysMs(5) + 60_000);

    expect(arrived).toMatchObject({ state: 'received', isSellable: null });
    expect(await getReturn(db, id)).toMatchObject({ state: 'refunded', refundCents: 9_000 });
    expect(await now()).toMatchObject({ state: 'completed' });
  });
});

describe('a line', () => {
  test('is returned once its goods are, and not while they are on their way', async () => {
    const sold = await setUpSold();
    const { asBuyer, params, db } = sold;
    const shown = async () => (await asBuyer.call(getOrder, { params })).items[0];

    await buildSentReturn(db, sold, { [sold.lines[0]?.id ?? 0]: 1 });
    const sent = await shown();
    await buildReceivedReturn(db, sold);

    expect(sent).toMatchObject({ status: 'shipped', returning_quantity: 1, returned_quantity: 0 });
    expect(await shown()).toMatchObject({ status: 'shipped', returning_quantity: 1, returned_quantity: 1 });
  });

  test('of which everything came back is returned', async () => {
    const sold = await setUpSold();

    await buildReceivedReturn(sold.db, sold);

    const { items } = await sold.asBuyer.call(getOrder, { params: sold.params });
    expect(items).toMatchObject([{ status: 'returned', returning_quantity: 0, returned_quantity: 2 }]);
  });
});
