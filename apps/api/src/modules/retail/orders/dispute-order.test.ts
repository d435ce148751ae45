import { withdrawDispute } from '@souk/contract/modules/disputes/disputes';
import { disputeOrder, getOrder, listOrders } from '@souk/contract/modules/retail/orders';
import { getSellerOrder, refundSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { onePixel } from '../../../testing/one-pixel.ts';
import { resolveDispute } from '../../disputes/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { paidPartsOf } from '../../payments/index.ts';
import { multipart } from '../../sellers/testing.ts';
import { setUpOrder } from './order.testing.ts';

const complaint = { reason: 'Damaged or faulty', comment: 'The lid is cracked.' };

async function setUpDisputed(quantity = 1) {
  const set = await setUpOrder({ state: 'delivered', quantity });
  const { asBuyer, params } = set;
  const dispute = await asBuyer.call(disputeOrder, { params, body: complaint });
  const admin = await buildUser(set.db, { isAdmin: true });
  const decide = async (decision: 'customer' | 'seller' | 'split', splitCents?: number) => {
    await resolveDispute(set.db, admin, dispute.dispute_id, { decision, splitCents, note: 'Looked into' });
    await set.settle();
    return set.now();
  };
  return { ...set, dispute, decide };
}

describe('a dispute about an order', () => {
  test('stops it, carries photographs, and is shown to both sides', async () => {
    const { asBuyer, asSeller, params, order } = await setUpOrder({ state: 'shipped' });
    const body = multipart({ ...complaint, images: { name: 'lid.png', bytes: onePixel } });

    const dispute = await asBuyer.call(disputeOrder, { params, body: body as never });

    expect(dispute).toMatchObject({
      subject: { kind: 'retail.order', id: order.id },
      amount: { cents: order.totalCents },
      messages: [{ comment: 'The lid is cracked.', images: [{ name: 'lid.png' }] }],
    });
    for (const shown of [
      await asBuyer.call(getOrder, { params }),
      await asSeller.call(getSellerOrder, { params }),
    ])
      expect(shown).toMatchObject({
        status: 'disputed',
        dispute_id: dispute.dispute_id,
        next: { step: 'verdict' },
      });
  });

  test('decided for the customer gives all back and cancels it', async () => {
    const { decide, order } = await setUpDisputed();

    expect(await decide('customer')).toMatchObject({
      state: 'cancelled',
      refundedCents: order.totalCents,
    });
  });

  test('decided for the seller pays them, and a split does both', async () => {
    const [whole, split] = [await setUpDisputed(), await setUpDisputed()];

    expect(await whole.decide('seller')).toMatchObject({ state: 'completed', refundedCents: 0 });
    expect(await split.decide('split', 1000)).toMatchObject({ state: 'completed', refundedCents: 1000 });
    const part = (await paidPartsOf(split.db, 'retail.order', [split.order.id])).get(split.order.id);
    expect(part).toMatchObject({ refundedCents: 1000, releasedAt: expect.any(Date) });
  });

  test('that is withdrawn lets it go on where it was, and is the only one', async () => {
    const { asBuyer, params, dispute, settle, now } = await setUpDisputed();

    await asBuyer.call(withdrawDispute, { params: { id: dispute.dispute_id } });
    await settle();

    expect(await now()).toMatchObject({ state: 'delivered', stateBeforeDispute: null });
    expect((await asBuyer.call(getOrder, { params })).moves).not.toContain('dispute');
    expect((await asBuyer.call(listOrders)).data[0]?.moves).not.toContain('dispute');
    await expect(asBuyer.call(disputeOrder, { params, body: complaint })).rejects.toMatchObject({
      code: 'complained-already',
    });
  });

  test.each(['open', 'seller', 'customer', 'split'] as const)(
    'is the only one while the first is %s, whatever became of the order [cat-you-have-already-complaint-this-participation]',
    async (outcome) => {
      const { asBuyer, params, decide, lines } = await setUpDisputed();
      if (outcome !== 'open') await decide(outcome, outcome === 'split' ? 1000 : undefined);

      for (const about of [{}, { order_detail_id: lines[0]?.id }])
        await expect(
          asBuyer.call(disputeOrder, { params, body: { ...complaint, ...about } }),
        ).rejects.toMatchObject({
          status: 422,
          message: 'You have already complaint this participation',
        });
    },
  );

  test('is not offered, and refused, where no money is left to decide about', async () => {
    const { asBuyer, asSeller, params } = await setUpOrder({ state: 'shipped' });
    const before = await asBuyer.call(getOrder, { params });

    await asSeller.call(refundSellerOrder, { params, body: { reason: 'Lost on the way' } });

    expect(before.moves).toContain('dispute');
    expect((await asBuyer.call(getOrder, { params })).moves).not.toContain('dispute');
    await expect(asBuyer.call(disputeOrder, { params, body: complaint })).rejects.toMatchObject({
      code: 'order-move-not-allowed',
    });
  });

  test('asked for twice at once is opened once, and the second is told so', async () => {
    const { asBuyer, params } = await setUpOrder({ state: 'delivered' });
    const open = () => asBuyer.call(disputeOrder, { params, body: complaint });

    const both = await Promise.allSettled([open(), open()]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'complained-already' },
    });
  });

  test('is open to the buyer alone, of a sent order, for 14 days after its delivery', async () => {
    const { as, db, asBuyer, params, order } = await setUpOrder({ state: 'delivered' });
    const placed = await setUpOrder();
    const dispute = (client: typeof asBuyer, id = params.id) =>
      client.call(disputeOrder, { params: { id }, body: complaint });

    await expect(dispute(as(await buildUser(db)))).rejects.toMatchObject({ status: 404 });
    await expect(dispute(placed.asBuyer, placed.order.id)).rejects.toMatchObject({
      code: 'order-move-not-allowed',
    });
    await db.execute(sql`update retail.orders set delivered_at = delivered_at - interval '15 days'
      where id = ${order.id}`);
    await expect(dispute(asBuyer)).rejects.toMatchObject({ code: 'order-move-not-allowed' });
  });
});
