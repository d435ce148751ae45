import { describe, expect, test } from 'vitest';
import { clock, daysMs, fromNow, hoursMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { listRefundsOf } from '../../payments/index.ts';
import { cashOf, findDifferences, netOf } from '../../payments/testing.ts';
import {
  depositAndRest,
  milestones,
  type PaymentPlan,
  payLater,
  releaseInSteps,
} from '../plans/plan.rules.ts';
import { refundSale } from '../refunds/refund-sale.ts';
import { completeSale } from '../sales/complete-sale.ts';
import { lockSale } from '../sales/sale.queries.ts';
import { listPaidParts } from '../sales/sale-parts.queries.ts';
import { buildSale, payDeposit, payNext, saleFaults, toldOf } from '../testing.ts';
import { listInstalments } from './instalment.queries.ts';
import { reachMilestone } from './reach-milestone.ts';
import { releaseInstalment } from './release-instalment.ts';

const restBefore = depositAndRest(20, { on: 'start', beforeHours: 48 });
const steps = [
  { label: 'Design', percent: 30 },
  { label: 'Build', percent: 70 },
];

/** A sale in ten days, with its deposit paid if it has one. */
async function setUpPlan(plan: PaymentPlan) {
  const api = await startApi();
  const { db, settle } = api;
  const built = await buildSale(db, { plan, startsAt: fromNow(daysMs(10)) });
  const states = async () => (await listInstalments(db, built.sale.id)).map(({ state }) => state);
  const parts = async () => listPaidParts(db, await built.now());
  if ((await listInstalments(db, built.sale.id)).some(({ isAtOnce }) => isAtOnce))
    await payDeposit(db, built.sale);
  await settle();
  /** The books of all sales, and our cash against the provider's. */
  const prove = async () => {
    expect(await saleFaults(db)).toEqual({});
    expect(await findDifferences(db)).toEqual([]);
    const { oursCents, providersCents } = await cashOf(db);
    expect(oursCents).toBe(providersCents);
  };
  const locked = <T>(
    work: (tx: Parameters<typeof lockSale>[0], sale: Awaited<ReturnType<typeof lockSale>>) => Promise<T>,
  ) => db.transaction(async (tx) => work(tx, await lockSale(tx, built.sale.id)));
  return { ...api, ...built, states, parts, prove, locked };
}

describe('a deposit and the rest', () => {
  test('are paid in one where the rest alone is less than can be charged', async () => {
    const { db, settle } = await startApi();
    const plan = depositAndRest(80, { on: 'sale', afterHours: 48 });
    const { sale } = await buildSale(db, { plan, cents: [200] });

    await payDeposit(db, sale);
    await settle();

    const rows = await listInstalments(db, sale.id);
    expect(rows).toMatchObject([
      { cents: 200, state: 'paid' },
      { cents: 0, state: 'paid' },
    ]);
    expect(await saleFaults(db)).toEqual({});
  });

  test('places the sale with the deposit; the rest is paid on its own, and all of it reaches the seller', async () => {
    const { db, sale, states, parts, settle, locked, prove } = await setUpPlan(restBefore);
    expect(toldOf(sale)).toEqual(['placed']);
    expect(await states()).toEqual(['paid', 'due']);
    expect((await parts()).map(({ cents }) => cents)).toEqual([2_000]);

    await payNext(db, sale, 2);
    await settle();
    await locked((tx, row) => completeSale(tx, row));

    expect(await states()).toEqual(['paid', 'paid']);
    expect(toldOf(sale)).toEqual(['placed', 'instalment-paid']);
    const paid = await parts();
    const earned = paid.reduce(
      (sum, { cents, earnedCents, earnedGstCents }) => sum + cents - earnedCents - earnedGstCents,
      0,
    );
    expect(earned).toBe(netOf(10_000));
    await prove();
  });

  test('reminds of a rest that is overdue, and after the grace time leaves the move to the trade', async () => {
    const { sale, states, advance, now, prove } = await setUpPlan(restBefore);

    await advance(daysMs(8) - hoursMs(1));
    expect(await states()).toEqual(['paid', 'due']);
    await advance(hoursMs(2));
    expect(await states()).toEqual(['paid', 'overdue']);
    expect(toldOf(sale)).toEqual(['placed', 'instalment-overdue']);
    await advance(daysMs(3));

    expect(await states()).toEqual(['paid', 'dropped']);
    expect(toldOf(sale)).toEqual(['placed', 'instalment-overdue', 'instalment-given-up']);
    expect(await now()).toMatchObject({ waivedCents: 8_000 });
    await prove();
  });

  test('can be paid while it is overdue, and by nobody but the buyer', async () => {
    const { db, sale, states, advance, settle, prove } = await setUpPlan(restBefore);
    await advance(daysMs(9));

    const stranger = await buildUser(db);
    await expect(payNext(db, { ...sale, buyerId: stranger.id }, 2)).rejects.toMatchObject({
      code: 'record-not-found',
    });
    await payNext(db, sale, 2);
    await settle();

    expect(await states()).toEqual(['paid', 'paid']);
    await prove();
  });

  test('is not paid twice, nor is what belongs to the checkout', async () => {
    const { db, sale, settle, prove } = await setUpPlan(restBefore);

    const both = await Promise.allSettled([payNext(db, sale, 2), payNext(db, sale, 2)]);
    await settle();

    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    for (const sequence of [1, 2])
      await expect(payNext(db, sale, sequence)).rejects.toMatchObject({
        code: 'instalment-move-not-allowed',
      });
    await prove();
  });

  test('gives back what was paid last first', async () => {
    const { db, sale, settle, locked, now, parts, prove } = await setUpPlan(restBefore);
    await payNext(db, sale, 2);
    await settle();
    const by = { by: 'seller', byUserId: sale.sellerId, reason: 'Test' } as const;

    const refund = () =>
      locked((tx, row) => refundSale(tx, row, { ...by, cents: 8_500, key: `test:${sale.id}` }));
    const refunds = await refund();
    expect(await refund()).toEqual(refunds);
    await settle();

    expect((await parts()).map(({ refundedCents }) => refundedCents)).toEqual([500, 8_000]);
    expect(await now()).toMatchObject({ refundedCents: 8_500 });
    const [first] = await parts();
    expect(await listRefundsOf(db, first?.paymentId ?? 0)).toHaveLength(1);
    await expect(
      locked((tx, row) => refundSale(tx, row, { ...by, cents: 1_501, key: `test:${sale.id}:more` })),
    ).rejects.toMatchObject({ code: 'refund-too-large' });
    await prove();
  });
});

test('nothing more can be paid of a sale whose deposit was declined', async () => {
  const { db } = await startApi();
  const { sale } = await buildSale(db, { plan: depositAndRest(20, { on: 'sale', afterHours: 48 }) });
  await payDeposit(db, sale, 'tok_declined');

  await expect(payNext(db, sale, 2)).rejects.toMatchObject({ code: 'instalment-move-not-allowed' });
});

describe('paying later', () => {
  test('begins the sale without a payment, and what is paid after its end reaches the seller at once', async () => {
    const { db, sale, checkout, states, settle, locked, parts, prove } = await setUpPlan(payLater(14));
    expect(checkout.state).toBe('paid');
    expect(toldOf(sale)).toEqual(['placed']);
    expect(await states()).toEqual(['due']);
    await locked((tx, row) => completeSale(tx, row));

    await payNext(db, sale, 1);
    await settle();

    expect((await parts()).map(({ releasedAt }) => releasedAt !== null)).toEqual([true]);
    await prove();
  });

  test('that is declined leaves the invoice due, and another card can pay it', async () => {
    const { db, sale, states, settle, prove } = await setUpPlan(payLater(14));

    await payNext(db, sale, 1, 'tok_declined');
    await settle();
    expect(await states()).toEqual(['due']);
    expect(toldOf(sale)).toEqual(['placed', 'instalment-failed']);
    await payNext(db, sale, 1);
    await settle();

    expect(await states()).toEqual(['paid']);
    await prove();
  });
});

describe('milestones', () => {
  test('are due when they are reached and reach the seller one by one', async () => {
    const { db, sale, states, settle, locked, parts, prove } = await setUpPlan(milestones(steps));
    expect(await states()).toEqual(['paid', 'planned']);

    await locked((tx, row) => releaseInstalment(tx, row, 1));
    await expect(locked((tx, row) => releaseInstalment(tx, row, 2))).rejects.toMatchObject({
      code: 'instalment-move-not-allowed',
    });
    const dueAt = new Date(clock.now().getTime() + daysMs(7));
    await locked((tx, row) => reachMilestone(tx, row, 2, dueAt));
    expect(await states()).toEqual(['paid', 'due']);
    await payNext(db, sale, 2);
    await settle();

    expect((await parts()).map(({ releasedAt }) => releasedAt !== null)).toEqual([true, false]);
    await prove();
  });

  test.each([
    ['belong to the checkout', releaseInSteps(steps), true],
    ['come after a checkout that nobody has paid', milestones(steps), false],
  ])('are not reached where they %s', async (_words, plan, isPaid) => {
    const { db, advance } = await startApi();
    const { sale } = await buildSale(db, { plan, cents: [10_000] });
    if (isPaid) await payDeposit(db, sale);
    await advance(0);
    const reach = () =>
      db.transaction(async (tx) => reachMilestone(tx, await lockSale(tx, sale.id), 2, fromNow(daysMs(1))));

    await expect(reach()).rejects.toMatchObject({ code: 'instalment-move-not-allowed' });

    expect((await listInstalments(db, sale.id)).map(({ dueAt }) => dueAt)).toEqual([null, null]);
  });

  test('that are paid with the checkout are released in steps out of one payment', async () => {
    const { locked, parts, prove } = await setUpPlan(releaseInSteps(steps));
    const held = await parts();
    expect(new Set(held.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(held.map(({ cents }) => cents)).toEqual([3_000, 7_000]);

    await locked((tx, row) => releaseInstalment(tx, row, 1));
    await locked((tx, row) => releaseInstalment(tx, row, 1));

    expect((await parts()).map(({ releasedAt }) => releasedAt !== null)).toEqual([true, false]);
    await prove();
    await locked((tx, row) => completeSale(tx, row));
    await prove();
  });
});
