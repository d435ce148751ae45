import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import type { WeekHours } from '../calendars/hours.rules.ts';
import type { Span } from '../calendars/span.rules.ts';
import {
  claimedSpans,
  type KnownTime,
  type OfferedTime,
  offeredSpan,
  slotsIn,
  type TimeNeed,
} from './slot.rules.ts';

const timeZone = 'Australia/Sydney';
const now = new Date('2026-11-23T00:00:00Z');
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const daily = (opensMinute: number, closesMinute: number): WeekHours[] =>
  everyDay.map((weekday) => ({ weekday, opensMinute, closesMinute }));
const roundTheClock = daily(0, 1440);

const person = (id: number, week: WeekHours[], ...busy: Span[]) => ({
  id,
  week,
  hasRoster: true,
  special: new Map(),
  busy,
});
const known = (
  changes: Partial<Omit<KnownTime, 'offered'>> & { offered?: Partial<OfferedTime> },
): KnownTime => ({
  timeZone,
  businessDays: new Map(),
  resources: [],
  claimants: new Map(),
  ...changes,
  offered: { stepMinutes: 30, noticeMinutes: 0, horizonDays: 730, dayCapacity: null, ...changes.offered },
});
const need = (anyOf: number[], ...parts: [number, number, boolean?][]): TimeNeed => ({
  anyOf,
  parts: parts.map(([fromMinutes, toMinutes, isBuffer]) => ({
    fromMinutes,
    toMinutes,
    isBuffer: isBuffer ?? false,
  })),
});
/** A time of the clock in Sydney's summer, on the 1st of December. */
const at = (time: string) => Date.parse(`2026-12-01T${time}:00+11:00`);
const day: Span = [at('00:00'), at('00:00') + minutesMs(1440)];
const clockOf = (date: Date) =>
  date.toLocaleTimeString('en-AU', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false });
const startsOf = (time: KnownTime, needs: TimeNeed[], period: Span = day) =>
  slotsIn(time, needs, period, now)
    .map(({ startsAt }) => clockOf(startsAt))
    .toArray();

describe('starts', () => {
  test.each([
    ['Australia/Sydney', '2027-04-04T00:00:00+11:00', '2027-04-05T00:00:00+10:00', 50],
    ['Australia/Sydney', '2027-10-03T00:00:00+10:00', '2027-10-04T00:00:00+11:00', 46],
    ['Australia/Lord_Howe', '2027-04-04T00:00:00+11:00', '2027-04-05T00:00:00+10:30', 49],
    ['Australia/Lord_Howe', '2027-10-03T00:00:00+10:30', '2027-10-04T00:00:00+11:00', 47],
    ['Australia/Sydney', '2026-12-01T00:00:00+11:00', '2026-12-02T00:00:00+11:00', 48],
  ])('of %s from %s come every half hour: %s has %d', (zone, from, until, count) => {
    const time = known({ timeZone: zone, resources: [person(1, roundTheClock)] });

    const starts = slotsIn(time, [need([1], [0, 30])], [Date.parse(from), Date.parse(until)], now).toArray();

    expect(starts).toHaveLength(count);
  });

  test.each<[string, TimeNeed[], string[]]>([
    ['an hour', [need([1], [0, 60])], ['09:00', '11:00']],
    ['half an hour', [need([1], [0, 30])], ['09:00', '09:30', '11:00', '11:30']],
    ['setting up before the opening hours', [need([1], [-30, 0, true], [0, 60])], ['09:00']],
    ['cleaning after them', [need([1], [0, 60], [60, 90, true])], ['11:00']],
    ['cleaning that would touch a claim', [need([1], [0, 60], [60, 75, true])], ['11:00']],
    ['setting up that would last too long', [need([1], [-90, 0, true], [0, 30])], ['09:00', '09:30']],
    ['a break in which others may come', [need([1], [0, 30], [90, 120])], ['09:30']],
    ['two at once of whom there is one', [need([1], [0, 30]), need([1], [0, 30])], []],
    ['one after the other by the same', [need([1], [0, 30]), need([1], [30, 60])], ['09:00', '11:00']],
    ['somebody unknown', [need([7], [0, 30])], []],
    ['nothing', [], []],
  ])('of one who works from 9 to 12 and is taken from 10 to 11: %s', (_what, needs, starts) => {
    const time = known({ resources: [person(1, daily(540, 720), [at('10:00'), at('11:00')])] });

    expect(startsOf(time, needs)).toEqual(starts);
  });

  test('need all at once, and name only those with whom it can be done', () => {
    const time = known({ resources: [person(1, daily(540, 600)), person(2, daily(540, 630))] });
    const needs = [need([1, 2], [0, 30]), need([1], [0, 30])];

    const slots = slotsIn(time, needs, day, now).toArray();

    expect(slots.map(({ free }) => free)).toEqual([
      [[2], [1]],
      [[2], [1]],
    ]);
  });

  test('keep to the notice and to the horizon, whose last day counts whole', () => {
    const time = known({
      offered: { noticeMinutes: 120, horizonDays: 1, stepMinutes: 15 },
      resources: [person(1, roundTheClock)],
    });

    const starts = slotsIn(time, [need([1], [0, 15])], [0, at('23:00')], now).toArray();

    expect(starts.at(0)?.startsAt).toEqual(new Date('2026-11-23T02:00:00Z'));
    expect(starts.at(-1)?.startsAt).toEqual(new Date('2026-11-24T12:45:00Z'));
    expect(offeredSpan(time, now)[1]).toBe(Date.parse('2026-11-25T00:00:00+11:00'));
  });

  test('are none on a day that has as many claimants as it may, buffers of the day after included', () => {
    const time = known({
      offered: { dayCapacity: 2 },
      claimants: new Map([
        ['2026-12-01', 2],
        ['2026-12-02', 1],
      ]),
      resources: [person(1, roundTheClock)],
    });
    const period: Span = [at('23:00'), at('23:00') + minutesMs(150)];

    expect(startsOf(time, [need([1], [0, 30])], period)).toEqual(['00:00', '00:30', '01:00']);
    expect(startsOf(time, [need([1], [-30, 0, true], [0, 30])], period)).toEqual(['00:30', '01:00']);
  });

  test('begin where the period begins, and before it ends', () => {
    const time = known({ resources: [person(1, roundTheClock)] });

    expect(startsOf(time, [need([1], [0, 30])], [at('10:05'), at('11:30')])).toEqual(['10:30', '11:00']);
    expect(startsOf(time, [need([1], [0, 30])], [at('10:00'), at('10:00') + 1])).toEqual(['10:00']);
  });
});

describe('what is claimed', () => {
  test('is one span where parts touch, and leaves processing time to others', () => {
    const { parts } = need([1], [-15, 0, true], [0, 30], [60, 90], [90, 100, true]);

    expect(claimedSpans(parts, 0)).toEqual([
      [minutesMs(-15), minutesMs(30)],
      [minutesMs(60), minutesMs(100)],
    ]);
  });
});
