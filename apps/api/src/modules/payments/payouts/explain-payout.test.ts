import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/errors.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { releasePart } from '../parts/release-part.ts';
import { refundPart } from '../refunds/refund-part.ts';
import { buildPayment, openReadyAccount, orderOf, payBy, payOutAll } from '../testing.ts';
import { explainPayout } from './payout.present.ts';
import { listPayoutPage } from './payout.queries.ts';

const act = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    token: fc.constantFrom('tok_visa', 'tok_chargeback', 'tok_chargeback_won'),
    cents: fc.array(fc.integer({ min: 1_000, max: 90_000 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    do: fc.constantFrom('refund' as const, 'release' as const),
    sale: fc.nat(9),
    cents: fc.integer({ min: 1, max: 20_000 }),
  }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 13) }),
  fc.record({ do: fc.constant('pay-out' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Refusals are part of every history; anything else is a bug. */
const orRefused = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });

/** A seller sells, refunds and is paid out; several of their sales share a payment. */
async function play(api: TestApi, seller: { id: number }, acts: readonly Act[]): Promise<void> {
  const { db, advance } = api;
  const payer = await buildUser(db);
  const sales: ReturnType<typeof orderOf>[] = [];
  for (const [step, one] of acts.entries()) {
    if (one.do === 'pay') {
      const shares = one.cents.map((cents) => ({ sellerId: seller.id, cents }));
      const payment = await buildPayment(db, { payer, shares });
      await payBy(api, payment, { stripeToken: one.token });
      sales.push(...one.cents.map((_, index) => orderOf(payment, index)));
      continue;
    }
    if (one.do === 'wait') await advance(daysMs(one.days));
    if (one.do === 'pay-out') await payOutAll(db);
    if (one.do !== 'refund' && one.do !== 'release') continue;
    const subject = sales[one.sale % Math.max(1, sales.length)];
    if (!subject) continue;
    const wish = { subject, cents: one.cents, reason: 'A scratch', key: `why:${subject.id}:${step}` };
    await orRefused(
      db.transaction(async (tx) => {
        if (one.do === 'release') await releasePart(tx, subject);
        else await refundPart(tx, { ...wish, byRole: 'system', byUserId: null });
      }),
    );
  }
  for (const subject of sales) await db.transaction((tx) => releasePart(tx, subject));
  await payOutAll(db);
  await advance(daysMs(30));
  await payOutAll(db);
}

test('every line of a payout is explained by amounts that add up to it, and the lines add up to the payout', async () => {
  const api = await startApi();
  const seller = await buildSeller(api.db);
  await openReadyAccount(api, seller);
  let explained = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), async (acts) => {
      await play(api, seller, acts);

      const wanted = { sellerId: seller.id, page: 1, page_size: 20 };
      for (const payout of (await listPayoutPage(api.db, wanted)).data) {
        const lines = await explainPayout(api.db, payout.id);
        expect(lines.reduce((sum, { amount }) => sum + amount.cents, 0)).toBe(payout.cents);
        for (const { kind, amount, sale } of lines) {
          if (kind.startsWith('payout-')) continue;
          expect(sale, kind).not.toBeNull();
          if (!sale) continue;
          const { price, refunded, commission, commission_gst } = sale;
          expect(price.cents - refunded.cents - commission.cents - commission_gst.cents).toBe(amount.cents);
          expect(price.cents).toBeGreaterThanOrEqual(0);
          expect(refunded.cents).toBeGreaterThanOrEqual(0);
          explained += 1;
        }
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );

  expect(explained).toBeGreaterThan(20);
}, 120_000);
