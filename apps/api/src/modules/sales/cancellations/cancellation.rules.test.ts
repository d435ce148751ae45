import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CancellationPolicy, checkPolicy, freeUntilHandedOver, quoteOf } from './cancellation.rules.ts';

const startsAt = new Date('2026-03-11T10:00:00Z');
const before = (hours: number): Date => new Date(startsAt.getTime() - hours * 3_600_000);

const flexible: CancellationPolicy = {
  steps: [
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  feeCents: 500,
  noShowPercent: 0,
};

const paid = (cents: number, totalCents = cents) => ({ totalCents, paidCents: cents, startsAt });

/** Steps from the earliest to the latest, each refunding no more than the one before. */
const policies = fc
  .record({
    hours: fc.uniqueArray(fc.integer({ min: -24, max: 500 }), { maxLength: 5 }),
    percents: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }),
    feeCents: fc.nat(20_000),
    noShowPercent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ hours, percents, feeCents, noShowPercent }): CancellationPolicy => {
    const falling = percents.toSorted((one, other) => other - one);
    const steps = hours
      .toSorted((one, other) => other - one)
      .map((hoursBefore, index) => ({ hoursBefore, refundPercent: falling[index] ?? 0 }));
    return { steps, feeCents, noShowPercent };
  });

const sums = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }))
  .map(([totalCents, percent]) => ({ totalCents, paidCents: Math.round((totalCents * percent) / 100) }));

describe('cancelling', () => {
  test.each([
    [72, 9_500, before(48)],
    [48, 9_500, before(48)],
    [47.9, 4_500, before(24)],
    [24, 4_500, before(24)],
    [23.9, 0, null],
    [-1, 0, null],
  ])('%s hours before gives a buyer back %s cents of 100 dollars', (hours, refundCents, validUntil) => {
    const quote = quoteOf(flexible, paid(10_000), 'buyer', before(hours));

    expect(quote).toEqual({ refundCents, retainedCents: 10_000 - refundCents, validUntil });
  });

  test('takes what the policy keeps out of a deposit as far as that goes', () => {
    expect(quoteOf(flexible, paid(2_000, 10_000), 'buyer', before(30))).toMatchObject({ refundCents: 0 });
    expect(quoteOf(flexible, paid(8_000, 10_000), 'buyer', before(30))).toMatchObject({
      refundCents: 2_500,
    });
  });

  test('gives everything back when it is not the buyer who cancels', () => {
    for (const by of ['seller', 'admin', 'system'] as const)
      expect(quoteOf(flexible, paid(9_999), by, before(0)).refundCents).toBe(9_999);
  });

  test('keeps of a no-show what the policy says, whatever the hour', () => {
    expect(quoteOf(flexible, paid(10_000), 'no-show', before(100)).refundCents).toBe(0);
    expect(quoteOf(freeUntilHandedOver, paid(10_000), 'no-show', before(-1)).refundCents).toBe(10_000);
  });

  test('what has no hour goes by the first step', () => {
    const sale = { totalCents: 1_000, paidCents: 1_000, startsAt: null };

    expect(quoteOf(freeUntilHandedOver, sale, 'buyer', before(0)).refundCents).toBe(1_000);
  });

  test('never gives back less than nothing or more than was paid', () => {
    fc.assert(
      fc.property(policies, sums, fc.integer({ min: -100, max: 600 }), (policy, cents, hours) => {
        for (const by of ['buyer', 'no-show', 'seller'] as const) {
          const { refundCents, retainedCents } = quoteOf(policy, { ...cents, startsAt }, by, before(hours));

          expect(refundCents).toBeGreaterThanOrEqual(0);
          expect(refundCents).toBeLessThanOrEqual(cents.paidCents);
          expect(refundCents + retainedCents).toBe(cents.paidCents);
        }
      }),
    );
  });

  test('gives back no more for cancelling later', () => {
    fc.assert(
      fc.property(policies, sums, fc.array(fc.integer({ min: -100, max: 600 })), (policy, cents, hours) => {
        const refunds = hours
          .toSorted((one, other) => other - one)
          .map((left) => quoteOf(policy, { ...cents, startsAt }, 'buyer', before(left)).refundCents);

        expect(refunds).toEqual(refunds.toSorted((one, other) => other - one));
      }),
    );
  });

  test('costs the same until the moment that the quote names', () => {
    fc.assert(
      fc.property(policies, sums, fc.integer({ min: -100, max: 600 }), (policy, cents, hours) => {
        const sale = { ...cents, startsAt };
        const quote = quoteOf(policy, sale, 'buyer', before(hours));
        if (!quote.validUntil) return;

        expect(quoteOf(policy, sale, 'buyer', quote.validUntil)).toEqual(quote);
      }),
    );
  });
});

describe('a cancellation policy', () => {
  test('that pays more for cancelling later is a fault', () => {
    const upside: CancellationPolicy = {
      ...flexible,
      steps: [
        { hoursBefore: 48, refundPercent: 10 },
        { hoursBefore: 24, refundPercent: 50 },
      ],
    };

    expect(() => checkPolicy(upside)).toThrow();
    expect(() => checkPolicy({ ...flexible, steps: flexible.steps.toReversed() })).toThrow();
    expect(() => checkPolicy({ ...flexible, noShowPercent: 101 })).toThrow();
    expect(() => checkPolicy(flexible)).not.toThrow();
  });
});
