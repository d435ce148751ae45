import { describe, expect, test } from 'vitest';
import { daysMs, fromNow } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { findDifferences } from '../../payments/testing.ts';
import { cancelSale } from '../cancellations/cancel-sale.ts';
import { captureSale } from '../captures/capture-sale.ts';
import { voidSale } from '../captures/void-sale.ts';
import { listInstalments } from '../instalments/instalment.queries.ts';
import { reachMilestone } from '../instalments/reach-milestone.ts';
import { releaseInstalment } from '../instalments/release-instalment.ts';
import {
  authoriseThenCapture,
  depositAndRest,
  milestones,
  type PaymentPlan,
  payInFull,
  payLater,
} from '../plans/plan.rules.ts';
import { completeSale } from '../sales/complete-sale.ts';
import { lockSale } from '../sales/sale.queries.ts';
import { buildSale, payDeposit, saleFaults, toldOf } from '../testing.ts';

const steps = [
  { label: 'Design', percent: 30 },
  { label: 'Build', percent: 70 },
];

async function setUpPriced(plan: PaymentPlan, cents: number) {
  const api = await startApi();
  const built = await buildSale(api.db, { plan, cents: [cents], startsAt: fromNow(daysMs(10)) });
  const locked = <T>(
    work: (tx: Parameters<typeof lockSale>[0], sale: Awaited<ReturnType<typeof lockSale>>) => Promise<T>,
  ) => api.db.transaction(async (tx) => work(tx, await lockSale(tx, built.sale.id)));
  const prove = async () => {
    expect(await saleFaults(api.db)).toEqual({});
    expect(await findDifferences(api.db)).toEqual([]);
  };
  return { ...api, ...built, locked, prove };
}

const plans: [string, PaymentPlan][] = [
  ['in full', payInFull],
  ['by a deposit and the rest', depositAndRest(20, { on: 'start', beforeHours: 48 })],
  ['by milestones', milestones(steps)],
  ['later', payLater(5)],
  ['once it is captured', authoriseThenCapture],
];

describe('a price of 0', () => {
  test.each(plans)('to be paid %s begins at once, owes nothing and is completed', async (_words, plan) => {
    const { db, sale, checkout, locked, advance, prove } = await setUpPriced(plan, 0);

    expect(checkout.state).toBe('paid');
    expect(toldOf(sale)).toEqual(['placed']);
    expect((await listInstalments(db, sale.id)).every(({ state }) => state === 'paid')).toBe(true);
    await advance(daysMs(12));
    await locked((tx, row) => completeSale(tx, row));

    expect(toldOf(sale)).toEqual(['placed']);
    await prove();
  });

  test.each(plans)('to be paid %s is cancelled without a refund', async (_words, plan) => {
    const { locked, prove } = await setUpPriced(plan, 0);

    const quote = await locked((tx, row) =>
      cancelSale(tx, row, { by: 'buyer', byUserId: row.buyerId, reason: 'Changed my mind' }),
    );

    expect(quote).toMatchObject({ refundCents: 0, retainedCents: 0 });
    await prove();
  });

  test('is captured and given up without a bank', async () => {
    const { sale, locked, prove } = await setUpPriced(authoriseThenCapture, 0);

    await locked((tx, row) => voidSale(tx, row));
    await locked((tx, row) => captureSale(tx, row));

    expect(toldOf(sale)).toEqual(['placed', 'captured']);
    await prove();
  });
});

describe('an instalment of 0', () => {
  test('counts as paid with the checkout, is reached and released, and asks for no money', async () => {
    const { db, sale, settle, locked, prove } = await setUpPriced(
      milestones([
        ...steps.slice(0, 1),
        { label: 'Sign', percent: 0.01 },
        { label: 'Build', percent: 69.99 },
      ]),
      1_000,
    );
    await payDeposit(db, sale);
    await settle();

    const reached = await locked((tx, row) => reachMilestone(tx, row, 2, fromNow(daysMs(1))));
    await locked((tx, row) => releaseInstalment(tx, row, 2));

    expect(reached).toMatchObject({ cents: 0, state: 'paid' });
    expect((await listInstalments(db, sale.id)).map(({ state }) => state)).toEqual([
      'paid',
      'paid',
      'planned',
    ]);
    await prove();
  });
});
