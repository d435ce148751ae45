import { Settings } from '@souk/contract/modules/settings/values';
import { describe, expect, test } from 'vitest';
import { endOfPeriod, freeLimit, higherLimit, limitOf, monthlyCents } from './plan.rules.ts';

describe('how many ads one may have at a time', () => {
  const settings = Settings.parse({ planLimits: { job: 50 } });

  test.each([
    ['private', 10],
    ['job', 50],
    ['retail', null],
  ] as const)('without a plan: of %s it is %s [limit-post-ad]', (sellerType, limit) => {
    expect(freeLimit(sellerType, settings)).toBe(limit);
  });

  test.each([
    { cents: 0, adLimit: null, limit: 50 },
    { cents: 2900, adLimit: 200, limit: 200 },
    { cents: 2900, adLimit: 20, limit: 50 },
    { cents: 7900, adLimit: null, limit: null },
  ])('with a plan of $cents cents and a limit of $adLimit it is $limit', ({ limit, ...plan }) => {
    expect(limitOf(plan, 'job', settings)).toBe(limit);
  });

  test('is never less than what is free', () => {
    expect(higherLimit(5, 50)).toBe(50);
    expect(higherLimit(null, 50)).toBeNull();
    expect(higherLimit(5, null)).toBeNull();
  });
});

describe('a period', () => {
  test.each([
    ['2026-01-31T10:00:00.000Z', 'monthly', '2026-02-28T10:00:00.000Z'],
    ['2026-11-20T10:00:00.000Z', 'monthly', '2026-12-20T10:00:00.000Z'],
    ['2026-12-31T23:59:00.000Z', 'monthly', '2027-01-31T23:59:00.000Z'],
    ['2028-02-29T08:00:00.000Z', 'yearly', '2029-02-28T08:00:00.000Z'],
  ] as const)('from %s, %s, ends at %s', (start, period, end) => {
    expect(endOfPeriod(new Date(start), period).toISOString()).toBe(end);
  });

  test('of a year is held against one of a month by its twelfth', () => {
    expect(monthlyCents({ cents: 12_000, period: 'yearly' })).toBe(1000);
    expect(monthlyCents({ cents: 1000, period: 'monthly' })).toBe(1000);
  });
});
