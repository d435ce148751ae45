import { getDispute } from '@souk/contract/modules/disputes/disputes';
import { disputeOrder } from '@souk/contract/modules/retail/orders';
import { refundSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { describe, expect, test } from 'vitest';
import { resolveDispute } from '../../disputes/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { listLinesOf, lockSale } from '../../sales/index.ts';
import { refundReturn } from '../returns/refund-return.ts';
import { buildReceivedReturn } from '../returns/returns.testing.ts';
import { setUpTwoLines } from './order.testing.ts';
import { resolveOrder } from './resolve-order.ts';

const complaint = { reason: 'Damaged or faulty', comment: 'The lid is cracked.' };

/** An order of two lines, with the second one disputed. */
async function setUpDisputed() {
  const set = await setUpTwoLines('delivered');
  const { db, asBuyer, params, order, lines } = set;
  const [other, line] = lines;
  if (!other || !line) throw new Error('there are two lines');
  const body = { ...complaint, order_detail_id: line.id };
  const { dispute_id } = await asBuyer.call(disputeOrder, { params, body });
  const read = () => asBuyer.call(getDispute, { params: { id: dispute_id } });
  const admin = await buildUser(db, { isAdmin: true });
  const decide = async (decision: 'customer' | 'seller' | 'split', splitCents?: number) => {
    await resolveDispute(db, admin, dispute_id, { decision, splitCents, note: 'Looked into' });
    await set.settle();
    return set.now();
  };
  const refundedOf = async () => {
    const now = new Map((await listLinesOf(db, [order.id])).map((one) => [one.id, one.refundedCents]));
    return { other: now.get(other.id), line: now.get(line.id) };
  };
  return { ...set, other, line, read, decide, refundedOf };
}

describe('a dispute about a line', () => {
  test('is about what was paid for it, and says which it is', async () => {
    const { line, order, read } = await setUpDisputed();

    expect(await read()).toMatchObject({
      order_detail_id: line.id,
      title: `Order ${order.number}: ${line.title}`,
      amount: { cents: line.totalCents },
      whole: { cents: order.totalCents },
    });
  });

  test.each(['customer', 'split'] as const)(
    'that is decided by %s gives back that line, and a later return of another one all of that one',
    async (decision) => {
      const { db, buyer, shop, order, line, other, decide, refundedOf } = await setUpDisputed();
      const cents = decision === 'split' ? 700 : line.totalCents;

      const decided = await decide(decision, decision === 'split' ? cents : undefined);
      const verdict = await refundedOf();
      const back = await buildReceivedReturn(db, { buyer, shop, order }, { [other.id]: other.quantity });
      const { refundCents } = await refundReturn(db, shop, back.id);

      expect(decided).toMatchObject({ state: 'completed', refundedCents: cents });
      expect(verdict).toEqual({ other: 0, line: cents });
      expect(refundCents).toBe(other.totalCents);
      expect(await refundedOf()).toEqual({ other: other.totalCents, line: cents });
    },
  );

  test('pays nobody else’s money where the seller has given the line back already', async () => {
    const { asSeller, params, line, order, read, decide, refundedOf } = await setUpDisputed();
    await asSeller.call(refundSellerOrder, {
      params,
      body: { order_detail_id: line.id, reason: 'You are right' },
    });

    const left = await read();
    await decide('customer');

    expect(left).toMatchObject({
      amount: { cents: 0 },
      whole: { cents: order.totalCents - line.totalCents },
    });
    expect(await refundedOf()).toEqual({ other: 0, line: line.totalCents });
    expect(await read()).toMatchObject({ refund: { cents: 0 } });
  });

  test('gives back that line too where the seller resolves it', async () => {
    const { db, order, shop, refundedOf, settle } = await setUpDisputed();
    const own = { by: 'seller', byUserId: shop.id, reason: 'You are right' } as const;

    await db.transaction(async (tx) => {
      await lockSale(tx, order.id);
      await resolveOrder(tx, order.id, { ...own, outcome: 'split', refundCents: 400 });
    });
    await settle();

    expect(await refundedOf()).toEqual({ other: 0, line: 400 });
  });

  test('about a line that is wholly given back is not opened', async () => {
    const { asBuyer, asSeller, params, lines } = await setUpTwoLines('delivered');
    const about = { order_detail_id: lines[0]?.id };
    await asSeller.call(refundSellerOrder, { params, body: { ...about, reason: 'Sorry' } });

    const opening = asBuyer.call(disputeOrder, { params, body: { ...complaint, ...about } });

    await expect(opening).rejects.toMatchObject({ code: 'order-move-not-allowed' });
  });
});
