import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../lib/calendar-day.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { type Axis, nudged, outcomeOf, placeWithin, snapped, wantedAt, wantedFrom } from './calendar-move.ts';

const zone = 'Australia/Sydney';
const dates = datesIn(zone);
const days = ['2026-11-23', '2026-11-24'].map((date) => calendarDay(date, zone));
const week: Axis = { days, isAlone: false, dates };
const tenOnMonday = { date: '2026-11-23', minute: 600 };

describe('a lifted booking', () => {
  test('lands on quarters of an hour', () => {
    expect([607, 608, 600].map(snapped)).toEqual([600, 615, 600]);
  });

  test.each([
    ['ArrowDown', { date: '2026-11-23', minute: 615 }],
    ['ArrowUp', { date: '2026-11-23', minute: 585 }],
    ['ArrowRight', { date: '2026-11-24', minute: 600 }],
    ['ArrowLeft', tenOnMonday],
    ['Tab', tenOnMonday],
  ])('goes with %s', (key, place) => {
    expect(nudged(week, tenOnMonday, key, false)).toEqual(place);
  });

  test('goes the other way where days run from right to left', () => {
    expect(nudged(week, tenOnMonday, 'ArrowLeft', true)).toEqual({ date: '2026-11-24', minute: 600 });
  });

  test('never leaves the shown days', () => {
    expect(placeWithin(week, { date: '2026-11-23', minute: -40 })).toMatchObject({ minute: 0 });
    expect(placeWithin(week, { date: '2026-11-23', minute: 2000 })).toMatchObject({ minute: 1425 });
    expect(placeWithin(week, { date: '2026-12-24', minute: 600 })).toBeUndefined();
  });

  test('names its new time as the form does', () => {
    const wanted = { date: '2026-11-23', time: '10:00', starts_at: '2026-11-22T23:00:00.000Z' };

    expect(wantedAt(week, tenOnMonday)).toEqual(wanted);
    expect(wantedFrom(dates, '2026-11-22T23:00:00.000Z')).toEqual(wanted);
  });

  test('leaves it to the clock in a week whose night has two', () => {
    const changing: Axis = { days: [calendarDay('2027-04-04', zone)], isAlone: false, dates };

    expect(wantedAt(changing, { date: '2027-04-04', minute: 600 })).toEqual({
      date: '2027-04-04',
      time: '10:00',
      starts_at: '',
    });
  });
});

test.each([
  ['open', { wasBusy: true, isBusy: true, isRefused: false, hasMovedOn: false }],
  ['open', { wasBusy: false, isBusy: false, isRefused: false, hasMovedOn: true }],
  ['taken', { wasBusy: true, isBusy: false, isRefused: false, hasMovedOn: true }],
  ['refused', { wasBusy: true, isBusy: false, isRefused: true, hasMovedOn: false }],
  ['failed', { wasBusy: true, isBusy: false, isRefused: false, hasMovedOn: false }],
] as const)('a sent time is %s', (outcome, what) => {
  expect(outcomeOf(what)).toBe(outcome);
});
