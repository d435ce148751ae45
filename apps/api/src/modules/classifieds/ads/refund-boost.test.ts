import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { getAdBoost, payAdBoost } from '@souk/contract/modules/promotions/boosts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock, daysMs, hoursMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { approveRefund, payments } from '../../payments/index.ts';
import { requestRefund } from '../../payments/testing.ts';
import { byCard } from '../../promotions/testing.ts';
import { documents } from '../../search/index.ts';
import { buildAd, signedInAgain } from '../testing.ts';

const daysLeft = (endsAt: string | null | undefined) =>
  Math.round((Date.parse(endsAt ?? '') - clock.now().getTime()) / daysMs(1));

async function boostedAd() {
  const { db, as, advance, settle } = await startApi();
  const [seller, admin] = [await buildUser(db), await buildUser(db)];
  const ad = await buildAd(db, { owner: { id: seller.id, sellerType: 'private' } });
  const at = async () => as(await signedInAgain(db, seller));
  const giveBack = async (boostId: number, amount?: number) => {
    const isOfBoost = and(eq(payments.subjectKind, 'promotions.boost'), eq(payments.subjectId, boostId));
    const [paid] = await db.select().from(payments).where(isOfBoost);
    const wish = { payment_id: paid?.id ?? 0, reason: 'Not what I wanted', amount };
    const { id: refundId } = await requestRefund(db, seller, wish);
    await db.transaction((tx) => approveRefund(tx, admin, { refundId }));
    await settle();
  };
  return {
    advance,
    giveBack,
    boost: async ({ boost = 'premium', days }: { boost?: 'premium' | 'featured'; days: number }) => {
      const body = { classified_id: ad.id, boost, days, ...byCard, stripeToken: 'tok_visa' };
      return (await at()).call(payAdBoost, { body });
    },
    look: async () => (await at()).call(getAdBoost, { params: { classified_id: ad.id }, query: {} }),
    news: async () => (await (await at()).call(listNotifications)).data.map(({ subject }) => subject),
    tier: async () => {
      const isAd = and(eq(documents.kind, 'classifieds.ad'), eq(documents.subjectId, ad.id));
      const [found] = await db.select({ tier: documents.tier }).from(documents).where(isAd);
      return found?.tier;
    },
  };
}

describe('a refunded boost', () => {
  test('ends where all of it went back, and the ad goes to the place that is left', async () => {
    const { boost, giveBack, tier, look, news } = await boostedAd();
    const premium = await boost({ boost: 'premium', days: 14 });
    await boost({ boost: 'featured', days: 7 });

    await giveBack(premium.boost.id);

    expect(await tier()).toBe(1);
    expect((await look()).boosts).toMatchObject([{ boost: 'featured' }]);
    expect(await news()).toContain('Your boost has ended');
  });

  test('is shortened by the share that went back, and what follows on it begins earlier', async () => {
    const { boost, giveBack, look, tier, advance } = await boostedAd();
    const first = await boost({ days: 14 });
    const second = await boost({ days: 7 });
    expect(daysLeft(second.boost.ends_at)).toBe(21);

    await giveBack(first.boost.id, 1_050);

    expect((await look()).boosts.map(({ ends_at }) => daysLeft(ends_at))).toEqual([7, 14]);
    await advance(daysMs(7) + hoursMs(1));
    expect((await look()).boosts).toHaveLength(1);
    await advance(daysMs(7));
    expect(await tier()).toBe(0);
  });

  test('that has not begun leaves its place to the next one', async () => {
    const { boost, giveBack, look } = await boostedAd();
    await boost({ days: 7 });
    const second = await boost({ days: 14 });
    await boost({ days: 7 });

    await giveBack(second.boost.id);

    expect((await look()).boosts.map(({ ends_at }) => daysLeft(ends_at))).toEqual([7, 14]);
  });

  test('that is over already stays as it was', async () => {
    const { boost, giveBack, advance, tier, news } = await boostedAd();
    const bought = await boost({ days: 7 });
    await advance(daysMs(8));

    await giveBack(bought.boost.id);

    expect(await tier()).toBe(0);
    expect((await news()).filter((subject) => subject === 'Your boost has ended')).toHaveLength(1);
  });
});
