import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysMs, hoursMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { applyChargeback } from '../chargebacks/apply-chargeback.ts';
import { findDifferences } from '../ledger/proof.queries.ts';
import { listPartsOf } from '../parts/part.queries.ts';
import { releasePart } from '../parts/release-part.ts';
import { closeRefund } from '../refunds/close-refund.ts';
import { retryRefund } from '../refunds/decide-refund.ts';
import { payRefundOtherwise } from '../refunds/pay-refund-otherwise.ts';
import { listRefundsOf } from '../refunds/refund.queries.ts';
import { refundPart } from '../refunds/refund-part.ts';
import { buildPayment, cashOf, openReadyAccount, orderOf, payBy, payOutAll } from '../testing.ts';
import { cancelPayment } from './cancel-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { getPayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';

/** Histories played on a real database; MONEY_HISTORIES sets how many (10,000 take a quarter of an hour). */
const histories = Number(process.env.MONEY_HISTORIES ?? 60);

const tokens = [
  'tok_visa',
  'tok_declined',
  'tok_timeout',
  'tok_late_webhook',
  'tok_duplicate_webhook',
  'tok_chargeback',
  'tok_short_authorisation',
  'tok_capture_timeout',
  'tok_chargeback_won',
  'tok_refund_fails',
  'tok_refund_timeout',
  'tok_3ds',
] as const;

const act = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    token: fc.constantFrom(...tokens),
    /** Authorised only, to be captured or abandoned later. */
    isAuthorised: fc.boolean(),
    cents: fc.array(fc.integer({ min: 1_000, max: 90_000 }), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    payment: fc.nat(9),
    part: fc.nat(1),
    cents: fc.integer({ min: 1, max: 60_000 }),
  }),
  fc.record({
    do: fc.constant('capture' as const),
    payment: fc.nat(9),
    percents: fc.array(fc.integer({ min: 0, max: 110 }), { minLength: 2, maxLength: 2 }),
  }),
  fc.record({ do: fc.constant('give-up' as const), payment: fc.nat(9) }),
  /** A bank charges back on its own initiative, often more than there is. */
  fc.record({
    do: fc.constant('bank' as const),
    payment: fc.nat(9),
    cents: fc.integer({ min: 1, max: 120_000 }),
    outcome: fc.constantFrom('opened' as const, 'won' as const, 'lost' as const),
  }),
  /** Admins settle refunds that have failed. */
  fc.record({
    do: fc.constant('desk' as const),
    payment: fc.nat(9),
    how: fc.constantFrom('retry' as const, 'otherwise' as const, 'close' as const),
  }),
  fc.record({ do: fc.constant('release' as const), payment: fc.nat(9), part: fc.nat(1) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0, 1, 30, 300) }),
  fc.record({ do: fc.constant('pay-out' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Refusals are part of every history; anything else is a bug. */
const orRefused = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });

/** Captures a share of each part, sometimes more than there is. */
const capture = (db: Db, payment: PaymentRow, percents: readonly number[]) =>
  db.transaction(async (tx) => {
    const parts = await listPartsOf(tx, payment.id);
    const captures = parts.map((part, index) => ({
      subject: orderOf(payment, index),
      cents: Math.floor((part.cents * (percents[index] ?? 0)) / 100),
    }));
    await capturePayment(tx, payment.id, captures);
  });

type Pay = Extract<Act, { do: 'pay' }>;
type OfPayment = Extract<Act, { payment: number }>;

async function pay(api: TestApi, sellers: readonly { id: number }[], payer: { id: number }, one: Pay) {
  const shares = one.cents.map((cents, index) => ({ sellerId: sellers[index % 2]?.id ?? null, cents }));
  const when = one.isAuthorised ? 'later' : 'at-once';
  const payment = await buildPayment(api.db, { payer, shares, capture: when });
  await payBy(api, payment, { stripeToken: one.token });
  return payment;
}

const refund = (
  db: Db,
  payment: PaymentRow,
  { part, cents }: { part: number; cents: number },
  step: number,
) =>
  db.transaction((tx) =>
    refundPart(tx, {
      subject: orderOf(payment, part),
      cents,
      reason: 'History',
      key: `history:${payment.id}:${step}`,
      byRole: 'system',
      byUserId: null,
    }),
  );

/** A chargeback that no simulator knows; each is opened before it is decided. */
async function chargeBack(db: Db, { id }: PaymentRow, { cents, outcome }: Extract<Act, { do: 'bank' }>) {
  if ((await getPayment(db, id)).paidAt === null) return;
  const told = { kind: 'chargeback', chargebackId: `told_${id}_${cents}`, chargeId: 'told' } as const;
  const amount = { cents, currency: 'AUD' } as const;
  await applyChargeback(db, id, { ...told, amount, outcome: 'opened' });
  if (outcome !== 'opened') await applyChargeback(db, id, { ...told, amount, outcome });
}

async function settleFailed(db: Db, admin: { id: number }, payment: PaymentRow, how: string) {
  for (const { id: refundId } of await listRefundsOf(db, payment.id))
    await orRefused(
      db.transaction((tx) => {
        if (how === 'retry') return retryRefund(tx, admin, refundId);
        if (how === 'close') return closeRefund(tx, admin, { refundId, reason: 'History' });
        return payRefundOtherwise(tx, admin, { refundId, note: 'History' });
      }),
    );
}

async function doWith({ db }: TestApi, payment: PaymentRow, one: OfPayment, step: number): Promise<void> {
  if (one.do === 'bank') await chargeBack(db, payment, one);
  if (one.do === 'desk') await settleFailed(db, { id: payment.payerId }, payment, one.how);
  if (one.do === 'capture') await orRefused(capture(db, payment, one.percents));
  if (one.do === 'give-up') await orRefused(db.transaction((tx) => cancelPayment(tx, payment.id)));
  if (one.do === 'refund') await orRefused(refund(db, payment, one, step));
  if (one.do === 'release')
    await orRefused(db.transaction((tx) => releasePart(tx, orderOf(payment, one.part))));
}

async function play(api: TestApi, sellers: readonly { id: number }[], acts: readonly Act[]): Promise<void> {
  const { db, advance } = api;
  const payer = await buildUser(db);
  const made: PaymentRow[] = [];

  for (const [step, one] of acts.entries()) {
    if (one.do === 'pay') made.push(await pay(api, sellers, payer, one));
    else if (one.do === 'wait') await advance(hoursMs(one.hours));
    else if (one.do === 'pay-out') await payOutAll(db);
    else {
      const payment = made[one.payment % Math.max(1, made.length)];
      if (payment) await doWith(api, payment, one, step);
    }
  }
  // Whatever is still being asked for then is asked for again an hour later.
  await advance(daysMs(40));
  await advance(hoursMs(2));
  await advance(hoursMs(2));
}

/**
 * Chargebacks that only our books know, and those that only the simulators know: the former were made up here, the
 * latter wait for an admin.
 */
async function unknownCents(db: Db): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select coalesce(sum(case when provider_ref like 'told%' then cents - questioned_cents
      else -questioned_cents end), 0) as cents
    from payments.chargebacks where state in ('opened', 'lost')`);
  return Number(rows[0]?.cents);
}

/** Payments whose refunds and chargebacks together gave back more than was charged. */
const overpaid = async (db: Db) =>
  (
    await db.execute(sql`
    select payment.id, payment.cents, sent.cents as sent, taken.cents as taken from payments.payments payment
    cross join lateral (select coalesce(sum(cents - set_off_cents), 0) as cents from payments.refunds
      where payment_id = payment.id and state in ('processing', 'refunded')) sent
    cross join lateral (select coalesce(sum(cents - questioned_cents), 0) as cents from payments.chargebacks
      where payment_id = payment.id and state in ('opened', 'lost')) taken
    where payment.paid_at is not null and sent.cents + taken.cents > payment.cents`)
  ).rows;

test(
  'random histories of payments, refunds, chargebacks and payouts agree with the provider’s own books',
  async () => {
    const api = await startApi();
    const sellers = [await buildSeller(api.db), await buildSeller(api.db)];
    for (const seller of sellers) await openReadyAccount(api, seller);

    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
        await play(api, sellers, acts);

        expect(await findDifferences(api.db)).toEqual([]);
        const { oursCents, providersCents } = await cashOf(api.db);
        expect(oursCents + (await unknownCents(api.db))).toBe(providersCents);
        expect(await overpaid(api.db)).toEqual([]);
        const { rows } = await api.db.execute(sql`
        select subject_kind, subject_id from payments.payments where paid_at is not null and not is_surplus
        group by 1, 2 having count(*) > 1`);
        expect(rows).toEqual([]);
      }),
      { numRuns: histories, endOnFailure: true },
    );
  },
  60_000 + histories * 500,
);
