import type { OpeningHour } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { datesIn } from '../../lib/dates.ts';
import { copyToAll, openStateAt, slotTimes, timeWords, weekOf } from './opening-hours.ts';

const day = (weekday: number, open: string, close: string, closed = false): OpeningHour => ({
  weekday,
  open,
  close,
  closed,
});

describe('opening hours', () => {
  test('a day has slots of 30 minutes', () => {
    expect(slotTimes).toHaveLength(48);
    expect(slotTimes.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
    expect(slotTimes.at(-1)).toBe('23:30');
  });

  test.each([
    ['00:00', '12:00 am'],
    ['09:30', '9:30 am'],
    ['12:00', '12:00 pm'],
    ['17:30', '5:30 pm'],
  ])('%s reads %s', (time, words) => {
    expect(timeWords(time)).toBe(words);
  });

  test('a week without hours starts with the usual ones, the weekend closed', () => {
    const week = weekOf([]);

    expect(week.map(({ closed }) => closed)).toEqual([false, false, false, false, false, true, true]);
    expect(week[0]).toEqual(day(1, '09:00', '17:00'));
  });

  test('saved hours are kept, a closed day has the usual hours ready', () => {
    const week = weekOf([day(1, '07:30', '15:00'), day(2, '00:00', '00:00', true)]);

    expect(week[0]).toEqual(day(1, '07:30', '15:00'));
    expect(week[1]).toEqual(day(2, '09:00', '17:00', true));
  });

  test('the hours of one day are copied to all seven', () => {
    const week = copyToAll(weekOf([day(3, '06:00', '14:30')]), 3);

    expect(week.every(({ open, close, closed }) => open === '06:00' && close === '14:30' && !closed)).toBe(
      true,
    );
    expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('a business is open between its times and says what changes next', () => {
    const hours = [day(1, '09:00', '17:00'), day(5, '18:00', '02:00')];

    expect(openStateAt(hours, 1, '09:00')).toEqual({ isOpen: true, until: '17:00' });
    expect(openStateAt(hours, 1, '17:00')).toEqual({ isOpen: false, next: { weekday: 5, at: '18:00' } });
    expect(openStateAt(hours, 6, '01:59')).toEqual({ isOpen: true, until: '02:00' });
    expect(openStateAt(hours, 6, '02:00')).toEqual({ isOpen: false, next: { weekday: 1, at: '09:00' } });
  });

  test('a Sunday night reaches into Monday, and the same time twice is a whole day', () => {
    expect(openStateAt([day(7, '20:00', '04:00')], 1, '03:30')).toEqual({ isOpen: true, until: '04:00' });
    expect(openStateAt([day(2, '08:00', '08:00')], 3, '07:30')).toEqual({ isOpen: true, until: '08:00' });
    expect(openStateAt([day(2, '08:00', '08:00', true)], 2, '09:00')).toEqual({
      isOpen: false,
      next: undefined,
    });
  });

  test('the time is that of the business, not of the visitor', () => {
    const at = new Date('2026-11-20T14:05:00Z');
    const momentIn = (zone: string) => [datesIn(zone).weekdayNumber(at), datesIn(zone).isoTime(at)];

    expect(momentIn('Australia/Sydney')).toEqual([6, '01:05']);
    expect(momentIn('UTC')).toEqual([5, '14:05']);
  });
});
