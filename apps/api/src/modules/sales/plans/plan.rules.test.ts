import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  authoriseThenCapture,
  checkPlan,
  depositAndRest,
  isPaidInOne,
  milestones,
  payInFull,
  payLater,
  plannedPayments,
  portionsOf,
  releaseInSteps,
  withoutSmall,
} from './plan.rules.ts';

const soldAt = new Date('2026-03-01T10:00:00Z');
const startsAt = new Date('2026-03-11T10:00:00Z');
const soldFor = (totalCents: number, leastCents = 50) => ({ totalCents, soldAt, startsAt, leastCents });
const steps = [
  { label: 'Design', percent: 30 },
  { label: 'Build', percent: 70 },
];

const fifths = [
  { label: 'Sketch', percent: 20 },
  { label: 'Draft', percent: 20 },
  { label: 'Final', percent: 60 },
];

/** Percentages above zero that add up to 100. */
const percents = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 0, maxLength: 6 })
  .map((cuts) => [0, ...cuts.sort((one, other) => one - other), 100])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

describe('a payment plan', () => {
  test('divides every amount to the cent, no portion further from its share than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), percents, (cents, shares) => {
        const portions = portionsOf(cents, shares);

        expect(portions.reduce((sum, portion) => sum + portion, 0)).toBe(cents);
        for (const [index, portion] of portions.entries()) {
          expect(portion).toBeGreaterThanOrEqual(0);
          expect(Math.abs(portion - (cents * (shares[index] ?? 0)) / 100)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('takes a deposit with the checkout and the rest so long before the start', () => {
    const plan = depositAndRest(20, { on: 'start', beforeHours: 48 });

    expect(plannedPayments(plan, soldFor(10_001))).toEqual([
      { label: 'Deposit', cents: 2_000, isAtOnce: true, dueAt: null },
      { label: 'Rest', cents: 8_001, isAtOnce: false, dueAt: new Date('2026-03-09T10:00:00Z') },
    ]);
  });

  test('takes with the checkout what would have been due before the sale', () => {
    const plan = depositAndRest(20, { on: 'start', beforeHours: 24 * 20 });

    expect(plannedPayments(plan, soldFor(10_000)).map(({ isAtOnce }) => isAtOnce)).toEqual([true, true]);
  });

  test('counts an invoice’s days from the sale', () => {
    expect(plannedPayments(payLater(14), soldFor(500))).toEqual([
      { label: 'Invoice', cents: 500, isAtOnce: false, dueAt: new Date('2026-03-15T10:00:00Z') },
    ]);
  });

  test('leaves milestones without a date until they are reached', () => {
    expect(plannedPayments(milestones(steps), soldFor(1_000))).toEqual([
      { label: 'Design', cents: 300, isAtOnce: true, dueAt: null },
      { label: 'Build', cents: 700, isAtOnce: false, dueAt: null },
    ]);
  });

  test.each([
    ['a rest goes to the deposit', depositAndRest(90, { on: 'sale', afterHours: 1 }), [200, 0]],
    ['a deposit goes to the rest', depositAndRest(20, { on: 'sale', afterHours: 1 }), [0, 200]],
    ['what is all due at once is one charge', releaseInSteps(steps.toReversed()), [140, 60]],
    ['a later one goes to the one before it', milestones(fifths), [80, 0, 120]],
  ])('has no instalment that is too small to be charged: %s', (_words, plan, cents) => {
    expect(plannedPayments(plan, soldFor(200)).map((one) => one.cents)).toEqual(cents);
  });

  test('charges any price in amounts that can be charged, or all of it in one', () => {
    fc.assert(
      fc.property(fc.nat(1_000), percents, fc.array(fc.boolean()), (cents, shares, atOnce) => {
        const planned = portionsOf(cents, shares).map((portion, index) => ({
          label: 'Step',
          cents: portion,
          isAtOnce: atOnce[index] ?? false,
          dueAt: null,
        }));

        const payments = withoutSmall(planned, 50);

        const sum = (rows: typeof payments) => rows.reduce((total, one) => total + one.cents, 0);
        const later = payments.filter(({ isAtOnce }) => !isAtOnce);
        const charges = [sum(payments.filter(({ isAtOnce }) => isAtOnce)), ...later.map((one) => one.cents)];
        const small = charges.filter((charge) => charge > 0 && charge < 50);
        expect(sum(payments)).toBe(cents);
        expect(small).toEqual(cents > 0 && cents < 50 ? [cents] : []);
      }),
    );
  });

  test.each([
    ['all at once', payInFull, true],
    ['authorised first', authoriseThenCapture, true],
    ['a deposit', depositAndRest(10, { on: 'sale', afterHours: 1 }), false],
    ['an invoice', payLater(7), false],
    ['released in steps', releaseInSteps(steps), false],
  ])('of %s can be kept', (_name, plan, isInOne) => {
    expect(() => checkPlan(plan)).not.toThrow();
    expect(isPaidInOne(plan)).toBe(isInOne);
  });

  test('that does not add up, or authorises a deposit, is a fault', () => {
    expect(() => checkPlan({ ...payInFull, instalments: milestones(steps.slice(1)).instalments })).toThrow();
    expect(() => checkPlan({ ...milestones(steps), capture: 'later' })).toThrow();
    expect(() => checkPlan(depositAndRest(0, { on: 'sale', afterHours: 1 }))).toThrow();
  });
});
