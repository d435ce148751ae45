import { describe, expect, test } from 'vitest';
import { addDays, mondayOf, zoneName } from '../../lib/calendar-days.ts';
import { groupTimes, isElsewhere, nextFree } from './slot-times.ts';

const slot = (time: string, available: boolean, starts_at = `2030-05-06T${time}:00.000Z`) => ({
  time,
  starts_at,
  available,
});

describe('the times of a day', () => {
  test('stand under morning, afternoon and evening, from the first free one to the last', () => {
    const slots = [
      slot('08:30', false),
      slot('09:00', true),
      slot('11:30', false),
      slot('12:00', true),
      slot('16:30', true),
      slot('17:00', true),
      slot('17:30', false),
    ];

    const groups = groupTimes(slots).map(({ part, times }) => [part, times.map(({ time }) => time)]);

    expect(groups).toEqual([
      ['morning', ['09:00', '11:30']],
      ['afternoon', ['12:00', '16:30']],
      ['evening', ['17:00']],
    ]);
  });

  test('are none where nothing is free', () => {
    expect(groupTimes([slot('09:00', false), slot('09:30', false)])).toEqual([]);
  });

  test('say which of two they are on the night when clocks go back', () => {
    // In Sydney, 7 April 2030: half past two comes at 15:30Z in summer time and at 16:30Z in winter time.
    const slots = [
      slot('02:30', true, '2030-04-06T15:30:00.000Z'),
      slot('02:30', true, '2030-04-06T16:30:00.000Z'),
      slot('03:00', true, '2030-04-06T17:00:00.000Z'),
    ];

    const [morning] = groupTimes(slots);

    expect(morning?.times.map(({ isTwice }) => isTwice)).toEqual([true, true, false]);
    const names = slots.map(({ starts_at }) => zoneName(starts_at, 'Australia/Sydney'));
    expect(names).toEqual(['AEDT', 'AEST', 'AEST']);
  });

  test('differ for a reader whose clock does, and only then', () => {
    const [summer, winter] = ['2030-01-10T00:00:00Z', '2030-07-10T00:00:00Z'];

    expect(isElsewhere(summer, 'Australia/Sydney', 'Australia/Brisbane')).toBe(true);
    expect(isElsewhere(winter, 'Australia/Sydney', 'Australia/Brisbane')).toBe(false);
  });
});

describe('the days of a strip', () => {
  test('begin on Mondays, over months and the nights when clocks change', () => {
    expect(mondayOf('2030-04-07')).toBe('2030-04-01');
    expect(mondayOf('2030-04-01')).toBe('2030-04-01');
    expect(mondayOf('2030-03-02')).toBe('2030-02-25');
    expect(addDays('2030-10-05', 2)).toBe('2030-10-07');
    expect(addDays('2030-03-01', -7)).toBe('2030-02-22');
  });

  test('name the next one with free times after a full one', () => {
    const days = [
      { date: '2030-05-06', free: 3 },
      { date: '2030-05-07', free: 0 },
      { date: '2030-05-08', free: 0 },
      { date: '2030-05-09', free: 1 },
    ];

    expect(nextFree(days, '2030-05-07')?.date).toBe('2030-05-09');
    expect(nextFree(days, '2030-05-09')).toBeUndefined();
  });
});
