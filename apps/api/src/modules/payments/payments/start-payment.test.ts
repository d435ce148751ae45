import * as contract from '@souk/contract/modules/payments/payments';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { events } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { balanceOf } from '../ledger/account.testing.ts';
import { journals } from '../ledger/journal.tables.ts';
import { refunds } from '../refunds/refund.tables.ts';
import { buildPayment, buildSale, payBy } from '../testing.ts';
import { cancelOwnPayment } from './cancel-own-payment.ts';
import { getPayment } from './payment.queries.ts';

const told = async (db: Awaited<ReturnType<typeof startApi>>['db'], name: string, paymentId: number) =>
  (await db.select().from(events).where(eq(events.name, name))).filter(
    ({ payload }) => (payload as { paymentId: number }).paymentId === paymentId,
  ).length;

describe('paying', () => {
  test('holds each seller’s share and tells whoever wanted the money, once', async () => {
    const { db, config, settle } = await startApi();
    const [payer, one, other] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    const shares = [
      { sellerId: one.id, cents: 7_000 },
      { sellerId: other.id, cents: 3_000 },
    ];
    const payment = await buildPayment(db, { payer, shares });

    const paid = await payBy({ db, config }, payment);
    await settle();

    expect(paid).toMatchObject({
      state: 'succeeded',
      cents: 10_000,
      provider: 'simulated-card',
      source: null,
    });
    expect(await balanceOf(db, 'held', one.id)).toBe(-7_000);
    expect(await balanceOf(db, 'held', other.id)).toBe(-3_000);
    expect(await told(db, 'payments.payment-settled', payment.id)).toBe(1);
  });

  test('starts once, however often it is asked for at the same time', async () => {
    const { db, config } = await startApi();
    const { payment } = await buildSale(db);

    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => payBy({ db, config }, payment)));

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const booked = await db.select().from(journals).where(eq(journals.paymentId, payment.id));
    expect(booked).toHaveLength(1);
  });

  test.each([
    ['tok_declined', 'declined'],
    ['tok_insufficient_funds', 'insufficient-funds'],
    ['tok_expired', 'expired-card'],
  ])('by %s fails as %s, moves no money and leaves room for another try', async (stripeToken, failure) => {
    const { db, config } = await startApi();
    const { payer, seller, payment } = await buildSale(db);

    const refused = await payBy({ db, config }, payment, { stripeToken });

    expect(refused).toMatchObject({ state: 'failed', failure });
    expect(await balanceOf(db, 'held', seller.id)).toBe(0);
    expect(await told(db, 'payments.payment-failed', payment.id)).toBe(1);
    const shares = [{ sellerId: seller.id, cents: 10_000 }];
    const again = await buildPayment(db, { payer, shares, subjectId: payment.subjectId });
    expect(await payBy({ db, config }, again)).toMatchObject({ state: 'succeeded' });
  });

  test('has one open try at a time for the same thing', async () => {
    const { db } = await startApi();
    const { payer, payment } = await buildSale(db);

    const second = buildPayment(db, {
      payer,
      shares: [{ sellerId: null, cents: 5 }],
      subjectId: payment.subjectId,
    });

    await expect(second).rejects.toMatchObject({ code: 'payment-move-not-allowed' });
  });

  test('whose answer gets lost is taken up by a job and charges once', async () => {
    const { db, config, advance } = await startApi();
    const { seller, payment } = await buildSale(db);

    const unknown = await payBy({ db, config }, payment, { stripeToken: 'tok_timeout' });
    await advance(minutesMs(2));

    expect(unknown.state).toBe('processing');
    expect(await getPayment(db, payment.id)).toMatchObject({ state: 'succeeded' });
    expect(await balanceOf(db, 'held', seller.id)).toBe(-10_000);
  });

  test.each(['tok_late_webhook', 'tok_duplicate_webhook'])('by %s settles once', async (stripeToken) => {
    const { db, config, advance } = await startApi();
    const { seller, payment } = await buildSale(db);

    await payBy({ db, config }, payment, { stripeToken });
    await advance(minutesMs(6));

    expect(await getPayment(db, payment.id)).toMatchObject({ state: 'succeeded' });
    expect(await balanceOf(db, 'held', seller.id)).toBe(-10_000);
    expect(await told(db, 'payments.payment-settled', payment.id)).toBe(1);
  });

  test('gives back by itself what arrives for something paid for already', async () => {
    const { db, config, advance } = await startApi();
    const { payer, seller, payment } = await buildSale(db);
    await payBy({ db, config }, payment, { stripeToken: 'tok_late_webhook' });
    await cancelOwnPayment(db, payer, payment.id);
    const shares = [{ sellerId: seller.id, cents: 10_000 }];
    const again = await buildPayment(db, { payer, shares, subjectId: payment.subjectId });
    await payBy({ db, config }, again);

    await advance(minutesMs(10));

    const late = await getPayment(db, payment.id);
    expect(['cancelled', 'refunded']).toContain(late.state);
    expect(await balanceOf(db, 'held', seller.id)).toBe(-10_000);
    const back = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
    expect(back.every(({ state }) => state === 'refunded')).toBe(true);
    expect(await told(db, 'payments.payment-settled', payment.id)).toBe(0);
  });

  test('that nobody finishes is given up after half an hour', async () => {
    const { db, advance } = await startApi();
    const { payment } = await buildSale(db);

    await advance(minutesMs(31));

    expect(await getPayment(db, payment.id)).toMatchObject({ state: 'cancelled', failure: 'abandoned' });
    expect(await told(db, 'payments.payment-failed', payment.id)).toBe(1);
  });

  test('is nobody’s business but the payer’s', async () => {
    const { db, config, as } = await startApi();
    const { payment, seller } = await buildSale(db);

    const looking = as(seller).call(contract.getPayment, { params: { id: payment.id } });
    const paying = payBy({ db, config }, { ...payment, payerId: seller.id });

    await Promise.all([
      expect(looking).rejects.toMatchObject({ code: 'record-not-found' }),
      expect(paying).rejects.toMatchObject({ code: 'record-not-found' }),
    ]);
  });
});
