import { replyDispute, withdrawDispute } from '@souk/contract/modules/disputes/disputes';
import { disputeOrder } from '@souk/contract/modules/retail/orders';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { resolveDispute } from '../../disputes/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { setUpOrder } from './order.testing.ts';

const complaint = { reason: 'Damaged or faulty', comment: 'The lid is cracked.' };

async function setUpDisputed() {
  const set = await setUpOrder({ state: 'delivered' });
  const { db, asBuyer, params, buyer, shop } = set;
  const seen = async (userId: number): Promise<string[]> => {
    const { rows } = await db.execute<{ subject: string }>(sql`
      select subject from notifications.notifications where user_id = ${userId} and kind in ('order', 'dispute')
      order by id`);
    return rows.map(({ subject }) => subject);
  };
  const known = { buyer: (await seen(buyer.id)).length, shop: (await seen(shop.id)).length };
  const dispute = await asBuyer.call(disputeOrder, { params, body: complaint });
  /** What each side was told since the dispute was opened. */
  const news = async () => ({
    buyer: (await seen(buyer.id)).slice(known.buyer),
    shop: (await seen(shop.id)).slice(known.shop),
  });
  return { ...set, dispute, news };
}

describe('each step of a dispute about an order', () => {
  test.each(['customer', 'seller', 'split'] as const)(
    'is told once to everybody it concerns, a verdict for %s too',
    async (decision) => {
      const { db, settle, asSeller, dispute, news } = await setUpDisputed();
      await asSeller.call(replyDispute, {
        params: { id: dispute.dispute_id },
        body: { comment: 'It was not.' },
      });
      const admin = await buildUser(db, { isAdmin: true });
      const splitCents = decision === 'split' ? 1_000 : undefined;

      await resolveDispute(db, admin, dispute.dispute_id, { decision, splitCents, note: 'Looked into' });
      await settle();

      expect(await news()).toEqual({
        buyer: ['The seller has answered your dispute', 'A dispute was decided'],
        shop: ['A customer has opened a dispute', 'A dispute was decided'],
      });
    },
  );

  test('is told once where the buyer takes it back: to the other side', async () => {
    const { settle, asBuyer, dispute, news } = await setUpDisputed();

    await asBuyer.call(withdrawDispute, { params: { id: dispute.dispute_id } });
    await settle();

    expect(await news()).toEqual({
      buyer: [],
      shop: ['A customer has opened a dispute', 'A dispute was withdrawn'],
    });
  });
});
