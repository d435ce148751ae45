import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysOf,
  mondayOf,
  stepped,
  weekdayOf,
  weeksOf,
} from '../../lib/calendar-days.ts';
import { askedIn } from './calendar-days.ts';

describe('the days of a calendar', () => {
  test('begin a week on Monday [B-088]', () => {
    expect(daysOf('week', '2026-11-22')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-22')]).toEqual([1, 7]);
  });

  test('go on over the end of a month and of a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  test('keep to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  test.each([
    ['2026-02', 5, '2026-01-26', '2026-03-01'],
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ])('of %s are %i whole weeks', (month, count, first, last) => {
    const weeks = weeksOf(month);

    expect(weeks).toHaveLength(count);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  test.each([
    ['day', '2026-11-24'],
    ['week', '2026-11-30'],
    ['month', '2026-12-23'],
  ] as const)('step by a %s', (view, later) => {
    expect(stepped(view, '2026-11-23', 1)).toBe(later);
    expect(stepped(view, later, -1)).toBe('2026-11-23');
  });
});

describe('an address', () => {
  const asked = (query: string) => askedIn(new URLSearchParams(query), 'week', '2026-11-23');

  test('shows the view and the date that it asks for', () => {
    expect(asked('view=month&date=2027-01-02')).toEqual({ view: 'month', date: '2027-01-02' });
  });

  test.each(['', 'view=year&date=tomorrow', 'date=2026-02-30', 'date=0001-01-01'])(
    'with "%s" shows the usual view of today',
    (query) => {
      expect(asked(query)).toEqual({ view: 'week', date: '2026-11-23' });
    },
  );
});
