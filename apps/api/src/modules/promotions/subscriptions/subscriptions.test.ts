import { confirmPayment } from '@souk/contract/modules/payments/payments';
import { listPlans } from '@souk/contract/modules/promotions/plans';
import * as contract from '@souk/contract/modules/promotions/subscriptions';
import { describe, expect, test } from 'vitest';
import { hoursMs } from '../../../platform/clock.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { getSettings } from '../../settings/index.ts';
import { approveAt, byCard, startSubscriber } from '../testing.ts';
import { limitsOf } from './limits-of.ts';

describe('the plans', () => {
  test('are Free, Plus and Pro for sellers who post, the free one with the limit of the settings', async () => {
    const { as, db, at } = await startSubscriber();

    const [free, plus, pro] = await (await at()).call(listPlans);

    expect(free).toMatchObject({ name: 'Free', price: { cents: 0 }, ad_limit: 50, boost_credits: 0 });
    expect(plus).toMatchObject({ name: 'Plus', ad_limit: 200, boost_credits: 6, period: 'monthly' });
    expect(pro).toMatchObject({ name: 'Pro', ad_limit: null });
    expect((await getSettings(db)).planLimits.retail).toBe(50);
    expect(await as().call(listPlans, { query: { seller_type: 'beauty' } })).toEqual([]);
    expect(await as().call(listPlans, { query: { module_type: 'classified' } })).toHaveLength(3);
  });
});

describe('subscribing', () => {
  test('pays the first month and begins at once, with its limits', async () => {
    const { db, owner, plus, pay, current, news, settle } = await startSubscriber();

    const { subscription, payment } = await pay(plus.id);
    await settle();

    expect(payment).toMatchObject({ status: 'succeeded', purpose: 'subscription', amount: { cents: 2900 } });
    expect(subscription).toMatchObject({
      status: 'active',
      is_ending: false,
      plan: { name: 'Plus' },
      renewal_price: { cents: 2900 },
      usage: { ad_limit: 200, featured_boosts: { used: 0, included: 5 } },
      moves: ['change', 'cancel'],
    });
    expect(await current()).toMatchObject({ id: subscription.id, status: 'active' });
    expect(await limitsOf(db, owner.id, 'retail')).toEqual({ adLimit: 200 });
    expect((await news()).filter((subject) => subject === 'Your plan has started')).toHaveLength(1);
  });

  test('by a card that is declined begins nothing, and another card may be tried', async () => {
    const { db, owner, plus, pay, current, paymentsOf, settle } = await startSubscriber();

    await expect(pay(plus.id, { stripeToken: 'tok_declined' })).rejects.toMatchObject({
      status: 422,
      message: 'payment failed, contact administrator',
    });
    await settle();
    expect(await current()).toMatchObject({ status: 'pending', moves: ['pay', 'cancel'] });
    expect(await limitsOf(db, owner.id, 'retail')).toEqual({ adLimit: 50 });

    expect((await pay(plus.id)).subscription.status).toBe('active');
    expect((await paymentsOf()).map(({ state }) => state)).toEqual(['failed', 'succeeded']);
  });

  test('by a card that asks its owner begins once they have approved', async () => {
    const { app, plus, pay, current, at, settle } = await startSubscriber();
    const { payment, subscription } = await pay(plus.id, { stripeToken: 'tok_3ds' });
    expect(payment).toMatchObject({ status: 'requires-action', action_url: expect.any(String) });
    expect(subscription.status).toBe('pending');

    await approveAt(app, payment);
    await (await at()).call(confirmPayment, { params: { id: payment.id } });
    await settle();

    expect(await current()).toMatchObject({ status: 'active' });
  });

  test('twice at the same moment is paid once', async () => {
    const { plus, pay, current, paymentsOf, settle } = await startSubscriber();

    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => pay(plus.id)));
    await settle();

    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await paymentsOf()).filter(({ state }) => state === 'succeeded')).toHaveLength(1);
    expect(await current()).toMatchObject({ status: 'active' });
  });

  test('to the plan that one has, the free one or one that is not offered is refused', async () => {
    const { plus, free, pay } = await startSubscriber();
    await pay(plus.id);

    await expect(pay(plus.id)).rejects.toMatchObject({ code: 'subscription-has-plan' });
    await expect(pay(free.id)).rejects.toMatchObject({ code: 'plan-begins-later' });
    await expect(pay(999_999_999)).rejects.toMatchObject({ status: 404 });
  });

  test('is for sellers who post', async () => {
    const { as, db, plus } = await startSubscriber();
    const body = { plan_id: plus.id, ...byCard, stripeToken: 'tok_visa' };

    for (const user of [await buildUser(db), await buildSeller(db, { sellerType: 'beauty' })])
      await expect(as(user).call(contract.paySubscription, { body })).rejects.toMatchObject({ status: 403 });
  });

  test('that is never paid is given up after a day', async () => {
    const { advance, plus, pay, current, paymentsOf } = await startSubscriber();
    await pay(plus.id, { stripeToken: 'tok_3ds' });

    await advance(hoursMs(25));

    expect(await current()).toBeNull();
    expect(await paymentsOf()).toMatchObject([{ state: 'cancelled' }]);
  });
});

describe('another plan', () => {
  test('that is dearer begins at once and is paid less the unused rest', async () => {
    const { advance, plus, pro, pay, at, paymentsOf, settle } = await startSubscriber();
    const { subscription } = await pay(plus.id);
    const lengthMs = Date.parse(subscription.ends_at ?? '') - Date.parse(subscription.starts_at ?? '');
    await advance(lengthMs / 2);
    const quote = await (await at()).call(contract.quoteSubscription, { params: { plan_id: pro.id } });

    const upgraded = await pay(pro.id);
    await settle();

    expect(quote).toMatchObject({ manner: 'upgrade', price: { cents: 7900 } });
    expect(quote.credit.cents).toBeGreaterThanOrEqual(1448);
    expect(quote.credit.cents).toBeLessThanOrEqual(1450);
    expect(quote.due.cents).toBe(7900 - quote.credit.cents);
    expect(upgraded.subscription).toMatchObject({ status: 'active', plan: { name: 'Pro' } });
    expect(Math.abs(upgraded.payment.amount.cents - quote.due.cents)).toBeLessThanOrEqual(1);
    expect((await paymentsOf()).map(({ state }) => state)).toEqual(['succeeded', 'succeeded']);
  });

  test('that is declined leaves the present one as it is', async () => {
    const { plus, pro, pay, current, settle } = await startSubscriber();
    await pay(plus.id);

    await expect(pay(pro.id, { stripeToken: 'tok_declined' })).rejects.toMatchObject({ status: 422 });
    await settle();

    expect(await current()).toMatchObject({ status: 'active', plan: { name: 'Plus' } });
  });

  test('that is cheaper begins with the next period', async () => {
    const { toEnd, plus, pro, pay, save, at, current, paymentsOf } = await startSubscriber();
    await save();
    await pay(pro.id);
    const desk = await at();

    await expect(pay(plus.id)).rejects.toMatchObject({ code: 'plan-begins-later' });
    const chosen = await desk.call(contract.changePlan, { body: { plan_id: plus.id } });
    expect(chosen).toMatchObject({
      plan: { name: 'Pro' },
      next_plan: { name: 'Plus' },
      renewal_price: { cents: 2900 },
      moves: ['change', 'cancel', 'resume'],
    });
    await toEnd();

    expect(await current()).toMatchObject({ status: 'active', plan: { name: 'Plus' }, next_plan: null });
    expect((await paymentsOf()).map(({ cents }) => cents)).toEqual([7900, 2900]);
  });

  test('may not be chosen for the end where it begins now, nor without a subscription', async () => {
    const { plus, pro, pay, at } = await startSubscriber();
    const choose = async (plan_id: number) => (await at()).call(contract.changePlan, { body: { plan_id } });

    await expect(choose(plus.id)).rejects.toMatchObject({ code: 'subscription-move-not-allowed' });
    await pay(plus.id);

    await expect(choose(pro.id)).rejects.toMatchObject({ code: 'plan-begins-now' });
    await expect(choose(plus.id)).rejects.toMatchObject({ code: 'subscription-has-plan' });
  });
});

describe('cancelling', () => {
  test('ends it with the paid period and charges nothing more', async () => {
    const { toEnd, db, owner, plus, pay, save, at, current, news, paymentsOf } = await startSubscriber();
    await save();
    await pay(plus.id);

    const ending = await (await at()).call(contract.cancelSubscription);
    expect(ending).toMatchObject({ status: 'active', is_ending: true, renewal_price: null });
    await expect((await at()).call(contract.cancelSubscription)).rejects.toMatchObject({
      code: 'subscription-move-not-allowed',
    });
    expect(await limitsOf(db, owner.id, 'retail')).toEqual({ adLimit: 200 });
    await toEnd();

    expect(await current()).toBeNull();
    expect(await limitsOf(db, owner.id, 'retail')).toEqual({ adLimit: 50 });
    expect(await paymentsOf()).toHaveLength(1);
    expect(await news()).toEqual(expect.arrayContaining(['Your plan was cancelled', 'Your plan has ended']));
  });

  test('is taken back while the period lasts', async () => {
    const { toEnd, plus, pay, save, at, current } = await startSubscriber();
    await save();
    await pay(plus.id);
    await (await at()).call(contract.cancelSubscription);

    expect(await (await at()).call(contract.resumeSubscription)).toMatchObject({ is_ending: false });
    await expect((await at()).call(contract.resumeSubscription)).rejects.toMatchObject({
      code: 'subscription-move-not-allowed',
    });
    await toEnd();

    expect(await current()).toMatchObject({ status: 'active' });
  });

  test('before it is paid drops it', async () => {
    const { plus, pay, at, current } = await startSubscriber();
    await pay(plus.id, { stripeToken: 'tok_3ds' });

    const dropped = await (await at()).call(contract.cancelSubscription);

    expect(dropped).toMatchObject({ status: 'cancelled', moves: [] });
    expect(await current()).toBeNull();
    await expect((await at()).call(contract.cancelSubscription)).rejects.toMatchObject({ status: 422 });
  });
});
