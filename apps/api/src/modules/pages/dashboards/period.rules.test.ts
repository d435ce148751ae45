import { describe, expect, test } from 'vitest';
import { conversionOf } from './conversion.rules.ts';
import { periodOf } from './period.rules.ts';

const sydney = 'Australia/Sydney';
const at = new Date('2026-11-19T22:30:00Z'); // Friday 20 November, half past nine in Sydney.

const iso = ({ since, until }: { since: Date; until: Date }) => [since.toISOString(), until.toISOString()];

describe('the period of a dashboard', () => {
  test.each([
    ['Today', '2026-11-19T13:00:00.000Z', ['2026-11-18T13:00:00.000Z', '2026-11-18T22:30:00.000Z']],
    ['This Week', '2026-11-15T13:00:00.000Z', ['2026-11-08T13:00:00.000Z', '2026-11-12T22:30:00.000Z']],
    ['This Month', '2026-10-31T13:00:00.000Z', ['2026-09-30T14:00:00.000Z', '2026-10-19T22:30:00.000Z']],
    ['This Year', '2025-12-31T13:00:00.000Z', ['2024-12-31T13:00:00.000Z', '2025-11-19T22:30:00.000Z']],
  ] as const)(
    '%s begins by the calendar of the zone and is held against the same stretch before [date-filter-today] [date-filter-this-week] [date-filter-this-month] [date-filter-this-year]',
    (filter, since, before) => {
      const period = periodOf(filter, at, sydney);

      expect(iso(period.now)).toEqual([since, at.toISOString()]);
      expect(iso(period.before)).toEqual(before);
    },
  );

  test.each([
    ['Today', 24, '2026-11-20T00', '2026-11-20T23'],
    ['This Week', 7, '2026-11-16', '2026-11-22'],
    ['This Month', 30, '2026-11-01', '2026-11-30'],
    ['This Year', 12, '2026-01', '2026-12'],
  ] as const)('%s has %i steps that follow one another', (filter, count, first, last) => {
    const { steps } = periodOf(filter, at, sydney);

    expect(steps).toHaveLength(count);
    expect([steps[0]?.name, steps.at(-1)?.name]).toEqual([first, last]);
    for (const [place, { span }] of steps.entries())
      expect(span.until).toEqual(steps[place + 1]?.span.since ?? span.until);
  });

  test('a month is never held against more than the shorter one before it', () => {
    const { steps, before } = periodOf('This Month', new Date('2026-03-31T02:00:00Z'), sydney);

    expect(before.until).toEqual(new Date('2026-02-28T13:00:00Z'));
    expect(steps.slice(27).map((step) => step.before !== null)).toEqual([true, false, false, false]);
  });

  test('a day on which the clock is put on has an hour less', () => {
    expect(periodOf('Today', new Date('2026-10-04T02:00:00Z'), sydney).steps).toHaveLength(23);
  });
});

describe('the conversion', () => {
  test.each([
    [3, 120, 2.5],
    [1, 3, 33.3],
    [0, 10, 0],
    [0, 0, null],
    [2, 1, null],
  ])('of %i orders from %i views is %j', (orders, views, percent) => {
    expect(conversionOf(orders, views)).toBe(percent);
  });
});
