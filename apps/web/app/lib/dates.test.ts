import { describe, expect, test } from 'vitest';
import { datesIn } from './dates.ts';

const evening = '2026-11-01T18:05:00Z';
const utc = datesIn('UTC');

describe('dates as the specification writes them', () => {
  test('[date-format-slash] DD/MM/YYYY', () => {
    expect(utc.slashDate(evening)).toBe('01/11/2026');
  });

  test('[date-format-short-month] DD MMM YYYY', () => {
    expect(utc.shortMonthDate(evening)).toBe('01 Nov 2026');
    expect(utc.shortMonthDate('2026-09-05T00:00:00Z')).toBe('05 Sep 2026');
  });

  test.each([
    ['2026-11-01T00:00:00Z', '1st Nov 2026'],
    ['2026-11-02T00:00:00Z', '2nd Nov 2026'],
    ['2026-11-03T00:00:00Z', '3rd Nov 2026'],
    ['2026-11-11T00:00:00Z', '11th Nov 2026'],
    ['2026-11-22T00:00:00Z', '22nd Nov 2026'],
    ['2026-11-30T00:00:00Z', '30th Nov 2026'],
  ])('[date-format-ordinal] %s is %s', (at, shown) => {
    expect(utc.ordinalDate(at)).toBe(shown);
  });

  test.each([
    ['2026-11-01T00:05:00Z', '12:05 am'],
    ['2026-11-01T12:00:00Z', '12:00 pm'],
    [evening, '06:05 pm'],
  ])('[date-format-time-12h] %s is %s', (at, shown) => {
    expect(utc.clockTime(at)).toBe(shown);
  });

  test('[notification-time-format] notifications have 24 hours and AM or PM (B-087)', () => {
    expect(utc.notificationTime(evening)).toBe('01/11/2026 18:05 PM');
    expect(utc.notificationTime('2026-11-01T00:05:00Z')).toBe('01/11/2026 00:05 AM');
  });

  test('steps of a flow name the weekday', () => {
    expect(utc.flowTime('2026-11-21T11:00:00Z')).toBe('Sat 21 Nov, 11:00 am');
    expect(utc.nearDay('2026-11-21')).toBe('Sat 21 Nov');
  });

  test.each([
    ['2026-11-01T18:04:30Z', 'just now'],
    ['2026-11-01T17:53:00Z', '12 min ago'],
    ['2026-11-01T15:00:00Z', '3 h ago'],
    ['2026-10-31T18:05:00Z', '31/10/2026'],
  ])('%s reads %s', (at, shown) => {
    expect(utc.timeAgo(at, evening)).toBe(shown);
  });

  test('[weekday-numbers] weekdays count from Monday to Sunday', () => {
    expect(['2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z'].map(utc.weekdayNumber)).toEqual([1, 7]);
  });
});

describe('one instant in the zones of its readers', () => {
  test.each([
    ['UTC', '22/11/2026 20:15 PM'],
    ['Australia/Sydney', '23/11/2026 07:15 AM'],
    ['Australia/Adelaide', '23/11/2026 06:45 AM'],
    ['Asia/Kathmandu', '23/11/2026 02:00 AM'],
    ['Pacific/Auckland', '23/11/2026 09:15 AM'],
    ['Pacific/Honolulu', '22/11/2026 10:15 AM'],
    ['Pacific/Kiritimati', '23/11/2026 10:15 AM'],
  ])('in %s it is %s', (zone, shown) => {
    expect(datesIn(zone).notificationTime('2026-11-22T20:15:00Z')).toBe(shown);
  });

  test.each([
    ['before the clocks go forward', '2026-10-03T15:59:00Z', '2026-10-04 01:59'],
    ['after the clocks went forward', '2026-10-03T16:00:00Z', '2026-10-04 03:00'],
    ['in the hour that comes twice, the first time', '2026-04-04T15:30:00Z', '2026-04-05 02:30'],
    ['in the hour that comes twice, the second time', '2026-04-04T16:30:00Z', '2026-04-05 02:30'],
  ])('in Sydney, %s', (_when, at, shown) => {
    const { isoDay, isoTime } = datesIn('Australia/Sydney');

    expect(`${isoDay(at)} ${isoTime(at)}`).toBe(shown);
  });

  test('the turn of the year is that of the zone', () => {
    const turn = '2026-12-31T13:30:00Z';

    expect(['UTC', 'Australia/Sydney'].map((zone) => datesIn(zone).yearOf(turn))).toEqual([2026, 2027]);
  });

  test('midnights are those of the zone, and a day of 23 hours counts as one', () => {
    const sydney = datesIn('Australia/Sydney');

    expect(utc.daysBetween('2026-11-22T12:00:00Z', '2026-11-22T14:00:00Z')).toBe(0);
    expect(sydney.daysBetween('2026-11-22T12:00:00Z', '2026-11-22T14:00:00Z')).toBe(1);
    expect(sydney.daysBetween('2026-10-03T14:00:00Z', '2026-10-04T13:00:00Z')).toBe(1);
    expect(sydney.daysBetween('2026-10-03T14:00:00Z', '2026-10-04T12:59:00Z')).toBe(0);
  });

  test('what was long ago has the date of the zone', () => {
    expect(datesIn('Pacific/Honolulu').timeAgo('2026-11-20T02:00:00Z', '2026-11-22T02:00:00Z')).toBe(
      '19/11/2026',
    );
  });
});

describe('a day without a time', () => {
  test.each(['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])('is the same in %s', (zone) => {
    const { slashDate, nearDay, shortMonthDate, isoDay } = datesIn(zone);

    expect([slashDate, shortMonthDate, nearDay, isoDay].map((write) => write('2026-11-22'))).toEqual([
      '22/11/2026',
      '22 Nov 2026',
      'Sun 22 Nov',
      '2026-11-22',
    ]);
  });
});

test('a zone that this platform does not know is read as UTC', () => {
  const { notificationTime, timeZone } = datesIn('Mars/Olympus');

  expect(`${notificationTime(evening)} ${timeZone}`).toBe('01/11/2026 18:05 PM UTC');
});
