import { describe, expect, test } from 'vitest';
import {
  clockTime,
  flowTime,
  nearDay,
  notificationTime,
  ordinalDate,
  shortMonthDate,
  slashDate,
  timeAgo,
  weekdayNumber,
} from './dates.ts';

const evening = '2026-11-01T18:05:00Z';

describe('dates in UTC', () => {
  test('[date-format-slash] DD/MM/YYYY', () => {
    expect(slashDate(evening)).toBe('01/11/2026');
  });

  test('[date-format-short-month] DD MMM YYYY', () => {
    expect(shortMonthDate(evening)).toBe('01 Nov 2026');
  });

  test.each([
    ['2026-11-01T00:00:00Z', '1st Nov 2026'],
    ['2026-11-02T00:00:00Z', '2nd Nov 2026'],
    ['2026-11-03T00:00:00Z', '3rd Nov 2026'],
    ['2026-11-11T00:00:00Z', '11th Nov 2026'],
    ['2026-11-22T00:00:00Z', '22nd Nov 2026'],
    ['2026-11-30T00:00:00Z', '30th Nov 2026'],
  ])('[date-format-ordinal] %s is %s', (at, shown) => {
    expect(ordinalDate(at)).toBe(shown);
  });

  test.each([
    ['2026-11-01T00:05:00Z', '12:05 am'],
    ['2026-11-01T12:00:00Z', '12:00 pm'],
    [evening, '06:05 pm'],
  ])('[date-format-time-12h] %s is %s', (at, shown) => {
    expect(clockTime(at)).toBe(shown);
  });

  test('notifications keep 24 hours beside AM and PM (B-087)', () => {
    expect(notificationTime(evening)).toBe('01/11/2026 18:05 PM');
  });

  test('steps of a flow name the weekday', () => {
    expect(flowTime('2026-11-21T11:00:00Z')).toBe('Sat 21 Nov, 11:00 am');
    expect(nearDay('2026-11-21')).toBe('Sat 21 Nov');
  });

  test.each([
    ['2026-11-01T18:04:30Z', 'just now'],
    ['2026-11-01T17:53:00Z', '12 min ago'],
    ['2026-11-01T15:00:00Z', '3 h ago'],
    ['2026-10-31T18:05:00Z', '31/10/2026'],
  ])('%s is told as %s', (at, shown) => {
    expect(timeAgo(at, evening)).toBe(shown);
  });

  test('[weekday-numbers] weekdays count from Monday to Sunday', () => {
    expect([weekdayNumber('2026-11-02T00:00:00Z'), weekdayNumber('2026-11-01T00:00:00Z')]).toEqual([1, 7]);
  });
});
