import { describe, expect, test } from 'vitest';
import { dayOf, sheetMoment, startOfDay } from './period.ts';

const moment = new Date('2026-11-22T20:15:00Z');

describe('days of a zone', () => {
  test.each([
    ['UTC', '2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['Australia/Sydney', '2026-11-23', '2026-11-22T13:00:00.000Z'],
    ['Australia/Adelaide', '2026-11-23', '2026-11-22T13:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15:00.000Z'],
    ['Pacific/Auckland', '2026-11-23', '2026-11-22T11:00:00.000Z'],
    ['Pacific/Honolulu', '2026-11-22', '2026-11-22T10:00:00.000Z'],
  ])('in %s the moment lies in %s, which began at %s', (zone, day, began) => {
    expect(dayOf(moment, zone)).toBe(day);
    expect(startOfDay(day, zone).toISOString()).toBe(began);
  });

  test.each([
    ['forward has 23 hours', '2026-10-04', 23],
    ['back has 25 hours', '2026-04-05', 25],
  ])('the day on which Sydney puts its clocks %s', (_what, day, hours) => {
    const lasts =
      startOfDay(day, 'Australia/Sydney', 1).getTime() - startOfDay(day, 'Australia/Sydney').getTime();

    expect(lasts / 3_600_000).toBe(hours);
  });

  test('a day without a midnight begins with its first hour', () => {
    expect(startOfDay('2026-09-06', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
  });
});

describe('moments for spreadsheets', () => {
  test('are those of the zone', () => {
    expect(sheetMoment(moment, 'Asia/Kathmandu')).toBe('2026-11-23 02:00:00');
  });
});
