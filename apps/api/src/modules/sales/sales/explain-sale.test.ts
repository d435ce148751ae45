import { describe, expect, test } from 'vitest';
import { daysMs, fromNow } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { startApi } from '../../../testing/start-api.ts';
import { netOf } from '../../payments/testing.ts';
import { depositAndRest, type PaymentPlan, releaseInSteps } from '../plans/plan.rules.ts';
import { refundSale } from '../refunds/refund-sale.ts';
import { buildSale, payDeposit, payNext } from '../testing.ts';
import { completeSale } from './complete-sale.ts';
import { explainSale } from './explain-sale.ts';
import { lockSale } from './sale.queries.ts';
import type { SaleRow } from './sale.tables.ts';

const restBefore = depositAndRest(20, { on: 'start', beforeHours: 48 });
const inSteps = releaseInSteps([
  { label: 'Design', percent: 33 },
  { label: 'Build', percent: 67 },
]);

/** A sale for $100.00 of which everything is paid, if it is sold at all. */
async function setUpSale(plan?: PaymentPlan, isPaid = true) {
  const { db, settle } = await startApi();
  const { sale, now } = await buildSale(db, { startsAt: fromNow(daysMs(10)), ...(plan && { plan }) });
  if (isPaid) {
    await payDeposit(db, sale);
    await settle();
  }
  const locked = (work: (tx: Tx, row: SaleRow) => Promise<unknown>) =>
    db.transaction(async (tx) => work(tx, await lockSale(tx, sale.id)));
  const complete = () => locked(completeSale);
  const refund = (cents: number) =>
    locked((tx, row) =>
      refundSale(tx, row, { cents, reason: 'Kind', key: `kind-${cents}`, by: 'seller', byUserId: null }),
    );
  return { db, settle, sale, complete, refund, explain: async () => explainSale(db, await now()) };
}

type Told = Awaited<ReturnType<Awaited<ReturnType<typeof setUpSale>>['explain']>>;

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const getsOf = (told: Told) => sum(told.map(({ seller_gets }) => seller_gets.cents));
const stepsOf = (told: Told) => sum(told.flatMap(({ steps }) => steps.map(({ amount }) => amount.cents)));

describe('why a seller gets this amount for a sale', () => {
  test('is told once where it was paid in one', async () => {
    const { complete, explain } = await setUpSale();
    const before = await explain();

    await complete();

    expect(before).toMatchObject([{ is_earned: false, price: { cents: 10_000 }, refunded: { cents: 0 } }]);
    const told = await explain();
    expect(told).toMatchObject([{ is_earned: true, seller_gets: { cents: netOf(10_000) } }]);
    expect(stepsOf(told)).toBe(netOf(10_000));
  });

  test('is told once for each instalment that was paid, in the order in which they were', async () => {
    const { db, sale, settle, complete, explain } = await setUpSale(restBefore);
    const deposit = await explain();

    await payNext(db, sale, 2);
    await settle();
    await complete();

    expect(deposit.map(({ price }) => price.cents)).toEqual([2_000]);
    const told = await explain();
    expect(told.map(({ price }) => price.cents)).toEqual([2_000, 8_000]);
    expect(getsOf(told)).toBe(netOf(10_000));
    expect(stepsOf(told)).toBe(netOf(10_000));
  });

  test.each([
    ['paid in one', undefined],
    ['released in steps', inSteps],
  ])('adds up after a refund, of one that is %s', async (_how, plan) => {
    const { refund, complete, explain } = await setUpSale(plan);

    await refund(3_333);
    const held = await explain();
    await complete();

    expect(sum(held.map(({ price, refunded }) => price.cents - refunded.cents))).toBe(6_667);
    expect(stepsOf(held)).toBe(6_667);
    const told = await explain();
    expect(stepsOf(told)).toBe(getsOf(told));
    expect(sum(told.map(({ refunded }) => refunded.cents))).toBe(3_333);
  });

  test('is told of nothing that was not paid', async () => {
    const { explain } = await setUpSale(restBefore, false);

    expect(await explain()).toEqual([]);
  });
});
