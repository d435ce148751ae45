import { deleteCard } from '@souk/contract/modules/payments/methods';
import * as contract from '@souk/contract/modules/promotions/subscriptions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { blockUser, deleteAccount } from '../../identity/index.ts';
import { refunds } from '../../payments/index.ts';
import { plans } from '../plans/plan.tables.ts';
import { approveAt, startSubscriber } from '../testing.ts';
import { limitsOf } from './limits-of.ts';

describe('a renewal', () => {
  test('is charged to the default method when the period ends, month after month', async () => {
    const { toEnd, plus, pay, save, current, news, paymentsOf } = await startSubscriber();
    await save();
    const { subscription } = await pay(plus.id);

    await toEnd();
    await toEnd();

    const renewed = await current();
    expect(renewed).toMatchObject({ id: subscription.id, status: 'active' });
    expect(Date.parse(renewed?.ends_at ?? '')).toBeGreaterThan(
      Date.parse(subscription.ends_at ?? '') + daysMs(50),
    );
    expect(await paymentsOf()).toEqual(
      Array.from({ length: 3 }, () => ({ state: 'succeeded', cents: 2900 })),
    );
    expect((await news()).filter((subject) => subject === 'Your plan was renewed')).toHaveLength(2);
  });

  test('keeps the price that was agreed on when the plan becomes dearer', async () => {
    const { toEnd, db, plus, pay, save, paymentsOf } = await startSubscriber();
    await save();
    await pay(plus.id);
    await db.update(plans).set({ cents: 9900 }).where(eq(plans.id, plus.id));

    await toEnd();

    expect((await paymentsOf()).map(({ cents }) => cents)).toEqual([2900, 2900]);
    await db.update(plans).set({ cents: plus.cents }).where(eq(plans.id, plus.id));
  });

  test('that fails is tried again after 1, 3 and 7 days with a notice each, and then expires', async () => {
    const { afterEnd, toEnd, db, owner, plus, pay, save, current, news, paymentsOf } =
      await startSubscriber();
    await pay(plus.id);
    await save('tok_insufficient_funds');
    const failures = async () =>
      (await news()).filter((subject) => subject === 'Your plan could not be renewed').length;

    await toEnd();
    expect(await current()).toMatchObject({ status: 'past-due', moves: ['pay', 'change', 'cancel'] });
    expect(await limitsOf(db, owner.id, 'retail')).toEqual({ adLimit: 200 });
    expect([(await paymentsOf()).length, await failures()]).toEqual([2, 1]);
    await afterEnd(daysMs(1));
    expect([(await paymentsOf()).length, await failures()]).toEqual([3, 2]);
    await afterEnd(daysMs(2));
    expect((await paymentsOf()).length).toBe(3);
    await afterEnd(daysMs(3));
    expect([(await paymentsOf()).length, await failures()]).toEqual([4, 3]);
    await afterEnd(daysMs(7));

    expect((await paymentsOf()).map(({ state }) => state)).toEqual(['succeeded', ...Array(4).fill('failed')]);
    expect(await current()).toBeNull();
    expect(await limitsOf(db, owner.id, 'retail')).toEqual({ adLimit: 50 });
    expect(await news()).toContain('Your plan has ended');
  });

  test('without a saved method fails too, and is paid by hand for the period that had begun', async () => {
    const { toEnd, plus, pay, current, paymentsOf, settle } = await startSubscriber();
    const { subscription } = await pay(plus.id);
    await toEnd();
    expect(await current()).toMatchObject({ status: 'past-due', renewal_price: { cents: 2900 } });

    const { payment, ...paid } = await pay(plus.id);
    await settle();

    expect(payment.amount.cents).toBe(2900);
    expect(paid.subscription).toMatchObject({ status: 'active', next_retry_at: null });
    expect(Date.parse(paid.subscription.ends_at ?? '')).toBeLessThan(
      Date.parse(subscription.ends_at ?? '') + daysMs(32),
    );
    expect((await paymentsOf()).map(({ state }) => state)).toEqual(['succeeded', 'cancelled', 'succeeded']);
  });

  test('by a method that asks its owner to act fails, for they are away', async () => {
    const { toEnd, plus, pay, save, current } = await startSubscriber();
    await pay(plus.id);
    await save('tok_3ds');

    await toEnd();

    expect(await current()).toMatchObject({ status: 'past-due' });
  });

  test('that is past due is cancelled at once', async () => {
    const { toEnd, plus, pay, at, current } = await startSubscriber();
    await pay(plus.id);
    await toEnd();

    expect(await (await at()).call(contract.cancelSubscription)).toMatchObject({ status: 'cancelled' });
    expect(await current()).toBeNull();
  });

  test('is not charged to somebody who is blocked', async () => {
    const { toEnd, db, owner, plus, pay, save, paymentsOf } = await startSubscriber();
    await save();
    await pay(plus.id);
    await db.transaction((tx) => blockUser(tx, owner.id, { adminId: owner.id }));

    await toEnd();

    expect(await paymentsOf()).toHaveLength(1);
  });

  test('keeps its method from being deleted', async () => {
    const { plus, pay, save, at } = await startSubscriber();
    const card = await save();
    await pay(plus.id, { card_id: card.id });

    await expect(
      (await at()).call(deleteCard, { params: { card_id: card.id } } as never),
    ).rejects.toMatchObject({ status: 422 });
  });
});

describe('money that comes after the end', () => {
  test('goes back whole', async () => {
    const { app, db, plus, pay, at, current, settle, paymentsOf } = await startSubscriber();
    const { payment } = await pay(plus.id, { stripeToken: 'tok_3ds' });
    await approveAt(app, payment);
    await (await at()).call(contract.cancelSubscription);

    await settle();

    expect(await current()).toBeNull();
    expect(await paymentsOf()).toEqual([{ state: 'refunded', cents: 2900 }]);
    const given = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
    expect(given).toMatchObject([{ cents: 2900, state: 'refunded' }]);
  });
});

describe('a deleted account', () => {
  test('takes its subscription along', async () => {
    const { toEnd, db, owner, plus, pay, save, paymentsOf, settle } = await startSubscriber();
    await save();
    await pay(plus.id);
    await deleteAccount(db, owner.id, { role: 'owner', userId: owner.id });
    await settle();

    await toEnd();

    expect(await paymentsOf()).toHaveLength(1);
    expect(await limitsOf(db, owner.id, 'retail')).toEqual({ adLimit: 50 });
  });
});
