import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysMs, hoursMs } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/errors.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { findDifferences } from '../ledger/proof.queries.ts';
import { releasePart } from '../parts/release-part.ts';
import { refundPart } from '../refunds/refund-part.ts';
import { buildPayment, cashOf, openReadyAccount, orderOf, payBy, payOutAll } from '../testing.ts';
import type { PaymentRow } from './payment.tables.ts';

/** Histories played on a real database; MONEY_HISTORIES asks for more of them (10,000 take a quarter of an hour). */
const histories = Number(process.env.MONEY_HISTORIES ?? 60);

const tokens = [
  ...[
    'tok_visa',
    'tok_declined',
    'tok_timeout',
    'tok_late_webhook',
    'tok_duplicate_webhook',
    'tok_chargeback',
  ],
  ...['tok_chargeback_won', 'tok_refund_fails', 'tok_refund_timeout', 'tok_3ds'],
] as const;

const act = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    token: fc.constantFrom(...tokens),
    cents: fc.array(fc.integer({ min: 1_000, max: 90_000 }), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    payment: fc.nat(9),
    part: fc.nat(1),
    cents: fc.integer({ min: 1, max: 60_000 }),
  }),
  fc.record({ do: fc.constant('release' as const), payment: fc.nat(9), part: fc.nat(1) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0, 1, 30, 300) }),
  fc.record({ do: fc.constant('pay-out' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Refusals are part of every history; anything else is a fault. */
const orRefused = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });

async function play(api: TestApi, sellers: readonly { id: number }[], acts: readonly Act[]): Promise<void> {
  const { db, advance } = api;
  const payer = await buildUser(db);
  const made: PaymentRow[] = [];
  const chosen = (payment: number) => made[payment % Math.max(1, made.length)];

  for (const [step, one] of acts.entries()) {
    if (one.do === 'pay') {
      const shares = one.cents.map((cents, index) => ({ sellerId: sellers[index % 2]?.id ?? null, cents }));
      const payment = await buildPayment(db, { payer, shares });
      made.push(payment);
      await payBy(api, payment, { stripeToken: one.token });
    }
    if (one.do === 'wait') await advance(hoursMs(one.hours));
    if (one.do === 'pay-out') await payOutAll(db);
    if (one.do !== 'refund' && one.do !== 'release') continue;
    const payment = chosen(one.payment);
    if (!payment) continue;
    const subject = orderOf(payment, one.part);
    if (one.do === 'release') await orRefused(db.transaction((tx) => releasePart(tx, subject)));
    else {
      const key = `history:${payment.id}:${step}`;
      const wish = {
        subject,
        cents: one.cents,
        reason: 'History',
        key,
        byRole: 'system',
        byUserId: null,
      } as const;
      await orRefused(db.transaction((tx) => refundPart(tx, wish)));
    }
  }
  // What is still asked for then is asked again an hour later.
  await advance(daysMs(40));
  await advance(hoursMs(2));
  await advance(hoursMs(2));
}

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
        expect(oursCents).toBe(providersCents);
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
