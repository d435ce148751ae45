import { getAd } from '@souk/contract/modules/classifieds/listings';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { confirmPayment } from '@souk/contract/modules/payments/payments';
import * as contract from '@souk/contract/modules/promotions/boosts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock, daysMs, hoursMs } from '../../../platform/clock.ts';
import { events } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { payments } from '../../payments/index.ts';
import { approveAt, byCard, startSubscriber } from '../../promotions/testing.ts';
import { documents } from '../../search/index.ts';
import { buildAd, cookware, signedInAgain } from '../testing.ts';
import { deleteAd } from './delete-ad.ts';
import { markSold } from './mark-sold.ts';

type Asked = { boost?: 'premium' | 'featured'; days?: number; stripeToken?: string };

async function advertised(owner?: { id: number; token: string }) {
  const api = await startApi();
  const seller = owner ?? (await buildUser(api.db));
  const form = owner ? { category_id: cookware, attributes: {} } : {};
  const sellerType = owner ? 'retail' : 'private';
  const ad = await buildAd(api.db, { owner: { id: seller.id, sellerType }, form });
  const at = async () => api.as(await signedInAgain(api.db, seller));
  const boost = async ({ boost: kind = 'premium', days = 7, stripeToken = 'tok_visa' }: Asked = {}) => {
    const body = { classified_id: ad.id, boost: kind, days, ...byCard, stripeToken };
    return (await at()).call(contract.payAdBoost, { body });
  };
  const look = async () =>
    (await at()).call(contract.getAdBoost, { params: { classified_id: ad.id }, query: {} });
  const tier = async () => {
    const [found] = await api.db
      .select({ tier: documents.tier })
      .from(documents)
      .where(and(eq(documents.kind, 'classifieds.ad'), eq(documents.subjectId, ad.id)));
    return found?.tier;
  };
  const paymentsOf = () =>
    api.db
      .select({ state: payments.state, cents: payments.cents })
      .from(payments)
      .where(and(eq(payments.payerId, seller.id), eq(payments.subjectKind, 'promotions.boost')))
      .orderBy(asc(payments.id));
  const toldOf = async (name: string) => {
    const isOfAd = sql`${events.payload} -> 'subject' ->> 'id' = ${String(ad.id)}`;
    return (
      await api.db
        .select()
        .from(events)
        .where(and(eq(events.name, name), isOfAd))
    ).length;
  };
  return { ...api, seller, ad, at, boost, look, tier, paymentsOf, toldOf };
}

const daysLeft = (endsAt: string | null | undefined) =>
  Math.round((Date.parse(endsAt ?? '') - clock.now().getTime()) / daysMs(1));

describe('boosting an ad', () => {
  test('at the price of the list puts it among the premium ones at once', async () => {
    const { as, ad, boost, look, tier, toldOf, settle, at } = await advertised();

    const bought = await boost({ boost: 'premium', days: 14 });
    await settle();

    expect(bought).toMatchObject({
      payment: { status: 'succeeded', purpose: 'boost', amount: { cents: 2100, currency: 'AUD' } },
      boost: { boost: 'premium', days: 14, status: 'active', is_included: false, price: { cents: 2100 } },
      classified: { id: ad.id, kind: 'classifieds.ad', title: ad.title },
    });
    expect(daysLeft(bought.boost.ends_at)).toBe(14);
    expect(await tier()).toBe(2);
    expect((await as().call(getAd, { params: { id: ad.id } })).is_premium).toBe(1);
    expect(await toldOf('promotions.boost-started')).toBe(1);
    expect((await look()).boosts).toHaveLength(1);
    const [news] = (await (await at()).call(listNotifications)).data;
    expect(news).toMatchObject({ subject: 'Your boost has started' });
  });

  test('ends by itself, and the ad stands where it stood', async () => {
    const { advance, boost, look, tier, toldOf, at } = await advertised();
    await boost({ boost: 'featured', days: 7 });
    expect(await tier()).toBe(1);

    await advance(daysMs(7) + 1000);

    expect(await tier()).toBe(0);
    expect((await look()).boosts).toEqual([]);
    expect(await toldOf('promotions.boost-ended')).toBe(1);
    const [news] = (await (await at()).call(listNotifications)).data;
    expect(news).toMatchObject({ subject: 'Your boost has ended' });
  });

  test('again follows on the window that runs', async () => {
    const { advance, boost, tier } = await advertised();
    await boost({ days: 7 });

    const second = await boost({ days: 7 });

    expect(daysLeft(second.boost.ends_at)).toBe(14);
    await advance(daysMs(8));
    expect(await tier()).toBe(2);
    await advance(daysMs(7));
    expect(await tier()).toBe(0);
  });

  test('as premium outshines a featured window, which shows again afterwards', async () => {
    const { advance, boost, tier } = await advertised();
    await boost({ boost: 'featured', days: 14 });
    await boost({ boost: 'premium', days: 7 });
    expect(await tier()).toBe(2);

    await advance(daysMs(8));
    expect(await tier()).toBe(1);
    await advance(daysMs(7));
    expect(await tier()).toBe(0);
  });

  test('at the same moment twice gives two windows in a row, each paid', async () => {
    const { boost, look, paymentsOf } = await advertised();

    await Promise.all([boost({ days: 7 }), boost({ days: 7 })]);

    const { boosts } = await look();
    expect(boosts.map(({ ends_at }) => daysLeft(ends_at))).toEqual([7, 14]);
    expect(await paymentsOf()).toHaveLength(2);
  });

  test('by a card that is declined boosts nothing, and another try is another boost', async () => {
    const { boost, tier, settle } = await advertised();

    await expect(boost({ stripeToken: 'tok_declined' })).rejects.toMatchObject({
      status: 422,
      message: 'payment failed, contact administrator',
    });
    await settle();
    expect(await tier()).toBe(0);
    await boost();

    expect(await tier()).toBe(2);
  });

  test('by a card that asks its owner begins once they have approved', async () => {
    const { app, boost, tier, at, settle } = await advertised();
    const { payment, boost: waiting } = await boost({ stripeToken: 'tok_3ds' });
    expect(waiting).toMatchObject({ status: 'pending', starts_at: null });
    if (!payment) throw new Error('nothing is to be paid');

    await approveAt(app, payment);
    await (await at()).call(confirmPayment, { params: { id: payment.id } });
    await settle();

    expect(await tier()).toBe(2);
  });

  test('never trusts a price that the page sends', async () => {
    const { as, seller, ad } = await advertised();
    const cheap = { price: 1, amount: 1, cents: 1 };
    const body = { classified_id: ad.id, boost: 'featured', days: 30, ...byCard, stripeToken: 'tok_visa' };

    const { payment } = await as(seller).call(contract.payAdBoost, { body: { ...body, ...cheap } as never });

    expect(payment?.amount.cents).toBe(1500);
  });

  test.each([
    [{ boost: 'gold' }, 'boost'],
    [{ days: 8 }, 'days'],
    [{ payment_method: 'cash' }, 'payment_method'],
  ])('with %o is refused', async (wrong, field) => {
    const { as, seller, ad } = await advertised();
    const body = { classified_id: ad.id, boost: 'premium', ...byCard, stripeToken: 'tok_visa', ...wrong };

    await expect(as(seller).call(contract.payAdBoost, { body: body as never })).rejects.toMatchObject({
      status: 423,
      fields: { [field]: [expect.any(String)] },
    });
  });

  test('is for ads that are public, and for nobody else’s', async () => {
    const { as, db, seller, ad } = await advertised();
    const waiting = await buildAd(db, { owner: seller, state: 'pending' });
    const body = (classified_id: number) =>
      ({ classified_id, boost: 'premium', ...byCard, stripeToken: 'tok_visa' }) as const;
    const stranger = as(await buildUser(db));

    await expect(as(seller).call(contract.payAdBoost, { body: body(waiting.id) })).rejects.toMatchObject({
      status: 422,
      code: 'boost-not-possible',
    });
    await expect(stranger.call(contract.payAdBoost, { body: body(ad.id) })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      stranger.call(contract.getAdBoost, { params: { classified_id: ad.id }, query: {} }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('an ad that leaves the market', () => {
  test('before its boost is paid is not boosted, and the money goes back', async () => {
    const { app, db, seller, ad, boost, settle, paymentsOf } = await advertised();
    const { payment } = await boost({ stripeToken: 'tok_3ds' });
    if (!payment) throw new Error('nothing is to be paid');
    await markSold(db, { ...seller, isAdmin: false }, ad.id);

    await approveAt(app, payment);
    await settle();

    expect(await paymentsOf()).toEqual([{ state: 'refunded', cents: 1200 }]);
  });

  test('keeps what is left of its window for its return, and takes it along when it is deleted', async () => {
    const { advance, db, seller, ad, boost, look } = await advertised();
    await boost({ days: 7 });
    await deleteAd(db, { id: seller.id, isAdmin: false }, ad.id);

    await advance(daysMs(8));

    await expect(look()).rejects.toMatchObject({ status: 404 });
  });
});

describe('a boost that nobody pays', () => {
  test('is given up with its payment', async () => {
    const { advance, boost, tier, paymentsOf } = await advertised();
    await boost({ stripeToken: 'tok_3ds' });

    await advance(hoursMs(25));

    expect(await paymentsOf()).toMatchObject([{ state: 'cancelled' }]);
    expect(await tier()).toBe(0);
  });
});

describe('boosts that the plan includes', () => {
  test('are used first, for seven days and as many as there are', async () => {
    const { owner, plus, pay } = await startSubscriber();
    await pay(plus.id);
    const { boost, look, tier, paymentsOf } = await advertised(owner);

    const first = await boost({ boost: 'premium', days: 7 });
    const longer = await boost({ boost: 'featured', days: 14 });
    const second = await boost({ boost: 'premium', days: 7 });

    expect(first).toMatchObject({ payment: null, boost: { is_included: true, price: { cents: 0 } } });
    expect(longer.payment?.amount.cents).toBe(900);
    expect(second).toMatchObject({ payment: { amount: { cents: 1200 } }, boost: { is_included: false } });
    expect(await tier()).toBe(2);
    expect((await look()).included_left).toEqual({ premium: 0, featured: 5 });
    expect(await paymentsOf()).toHaveLength(2);
  });

  test('are each used once, also at the same moment', async () => {
    const { owner, plus, pay } = await startSubscriber();
    await pay(plus.id);
    const { boost, paymentsOf } = await advertised(owner);

    const both = await Promise.all([boost({ days: 7 }), boost({ days: 7 })]);

    expect(both.filter(({ payment }) => payment === null)).toHaveLength(1);
    expect(await paymentsOf()).toHaveLength(1);
  });

  test('come anew with every period', async () => {
    const { owner, plus, pay, save, toEnd } = await startSubscriber();
    await save();
    await pay(plus.id);
    const { boost, look } = await advertised(owner);
    await boost({ days: 7 });

    await toEnd();

    expect((await look()).included_left).toEqual({ premium: 1, featured: 5 });
  });
});

describe('the prices of boosts', () => {
  test('are known to everybody', async () => {
    const { as } = await startApi();

    const prices = await as().call(contract.listBoostPrices);

    expect(prices.map(({ boost, days, price }) => [boost, days, price.cents])).toEqual([
      ['premium', 7, 1200],
      ['premium', 14, 2100],
      ['premium', 30, 3900],
      ['featured', 7, 500],
      ['featured', 14, 900],
      ['featured', 30, 1500],
    ]);
  });
});
