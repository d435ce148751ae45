import { changePlan } from '@souk/contract/modules/promotions/subscriptions';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { buildUser } from '../../identity/testing.ts';
import { approveRefund, payments } from '../../payments/index.ts';
import { requestRefund } from '../../payments/testing.ts';
import { startSubscriber } from '../testing.ts';
import { limitsOf } from './limits-of.ts';

async function startRefunded() {
  const api = await startSubscriber();
  const { db, owner, settle } = api;
  const admin = await buildUser(db);
  /** The newest payment, or an earlier one by its position from the end. */
  const giveBack = async (amount?: number, back = 0) => {
    const paid = await db
      .select()
      .from(payments)
      .where(eq(payments.payerId, owner.id))
      .orderBy(desc(payments.id));
    const wish = { payment_id: paid[back]?.id ?? 0, reason: 'Not what I wanted', amount };
    const { id: refundId } = await requestRefund(db, owner, wish);
    await db.transaction((tx) => approveRefund(tx, admin, { refundId }));
    await settle();
  };
  return { ...api, giveBack };
}

const daysUntil = (at: string | null | undefined) =>
  (Date.parse(at ?? '') - clock.now().getTime()) / daysMs(1);

describe('a refunded subscription', () => {
  test('ends at once where all of it went back, and is charged no more', async () => {
    const { db, owner, plus, save, pay, current, giveBack, news, toEnd, paymentsOf } = await startRefunded();
    await save();
    await pay(plus.id);

    await giveBack();

    expect(await current()).toBeNull();
    expect(await limitsOf(db, owner.id, 'retail')).toEqual({ adLimit: 50 });
    expect(await news()).toContain('Your plan has ended');
    await toEnd();
    expect(await paymentsOf()).toHaveLength(1);
  });

  test('is shortened by the share that went back, each time anew, and then ends', async () => {
    const { plus, save, pay, current, giveBack, news, toEnd, paymentsOf, at } = await startRefunded();
    await save();
    const { subscription } = await pay(plus.id);
    const whole = daysUntil(subscription.ends_at);

    await giveBack(1_450);
    const half = await current();
    await giveBack(725);
    const quarter = await current();

    expect(half).toMatchObject({ status: 'active', is_ending: true, renewal_price: null });
    expect(daysUntil(half?.ends_at) / whole).toBeCloseTo(1 / 2, 2);
    expect(daysUntil(quarter?.ends_at) / whole).toBeCloseTo(1 / 4, 2);
    expect(await news()).toContain('Your plan ends earlier');
    await toEnd();
    expect(await current()).toBeNull();
    expect(await paymentsOf()).toHaveLength(1);
    await expect((await at()).call(changePlan, { body: { plan_id: plus.id } })).rejects.toMatchObject({
      status: 422,
    });
  });

  test('gives no more credit for a dearer plan than is left of it', async () => {
    const { plus, pro, pay, giveBack } = await startRefunded();
    await pay(plus.id);
    await giveBack(1_450);

    const { payment } = await pay(pro.id);

    expect(7_900 - payment.amount.cents).toBeGreaterThan(1_440);
    expect(7_900 - payment.amount.cents).toBeLessThanOrEqual(1_450);
  });

  test('loses the credit that a refunded plan left to the dearer one', async () => {
    const { plus, pro, pay, current, giveBack } = await startRefunded();
    await pay(plus.id);
    const { subscription } = await pay(pro.id);
    const whole = daysUntil(subscription.ends_at);

    await giveBack(undefined, 1);

    const left = await current();
    expect(daysUntil(left?.ends_at) / whole).toBeCloseTo(5_000 / 7_900, 2);
    await giveBack();
    expect(await current()).toBeNull();
  });

  test('ends by a lost chargeback as well, and not by one that is won', async () => {
    const lost = await startRefunded();
    await lost.pay(lost.plus.id, { stripeToken: 'tok_chargeback' });
    await lost.advance(daysMs(2));
    await lost.advance(daysMs(12));
    expect(await lost.current()).toBeNull();

    const won = await startRefunded();
    await won.pay(won.plus.id, { stripeToken: 'tok_chargeback_won' });
    await won.advance(daysMs(2));
    await won.advance(daysMs(12));
    expect(await won.current()).toMatchObject({ status: 'active', is_ending: false });
  });
});
