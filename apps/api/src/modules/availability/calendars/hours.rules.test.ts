import { describe, expect, test } from 'vitest';
import { hoursMs } from '../../../platform/clock.ts';
import { hoursOn, localDays, openSpans, type WorkingHours } from './hours.rules.ts';
import type { Span } from './span.rules.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const open = (opensMinute: number, closesMinute: number) => ({ opensMinute, closesMinute });
const working = (...hours: ReturnType<typeof open>[]): WorkingHours => ({
  week: everyDay.flatMap((weekday) => hours.map((one) => ({ weekday, ...one }))),
  hasRoster: true,
  special: new Map(),
});
const at = (moment: string) => Date.parse(moment);
const dayOf = (moment: string, timeZone: string) => localDays([at(moment), at(moment)], timeZone);
const written = (spans: readonly Span[]) => spans.map((span) => span.map((ms) => new Date(ms).toISOString()));

describe('local days', () => {
  test.each([
    ['Australia/Sydney', '2027-04-03T14:00:00Z', 25],
    ['Australia/Sydney', '2027-10-02T15:00:00Z', 23],
    ['Australia/Lord_Howe', '2027-04-03T14:00:00Z', 24.5],
    ['Australia/Lord_Howe', '2027-10-02T14:00:00Z', 23.5],
    ['Australia/Perth', '2027-04-03T17:00:00Z', 24],
    ['America/Santiago', '2027-09-05T12:00:00Z', 23],
  ])('of %s around %s have %d hours', (timeZone, moment, hours) => {
    const [day] = dayOf(moment, timeZone);

    expect(day && day.endsAt - day.startsAt).toBe(hoursMs(hours));
  });

  test('follow one another without a gap, Monday first', () => {
    const days = localDays([at('2026-11-22T13:00:00Z'), at('2026-11-24T12:59:00Z')], 'Australia/Sydney');

    expect(days.map(({ date, weekday }) => [date, weekday])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 2],
    ]);
    expect(days[0]?.endsAt).toBe(days[1]?.startsAt);
  });
});

describe('open spans', () => {
  test.each([
    ['an hour that comes twice is open both times', '2027-04-04', open(60, 240), '14:00Z', '18:00Z'],
    ['a closing time that comes twice is the first', '2027-04-04', open(60, 150), '14:00Z', '15:30Z'],
    ['what opens past the change is as usual', '2027-04-04', open(540, 1020), '23:00Z', '07:00Z'],
  ])('on the night in which Sydney’s clocks go back: %s', (_rule, date, hours, from, until) => {
    const [day] = dayOf(`${date}T02:00:00Z`, 'Australia/Sydney');

    const spans = openSpans(working(hours), new Map(), day ? [day] : [], 'Australia/Sydney');

    expect(written(spans).map((span) => span.map((moment) => `${moment.slice(11, 16)}Z`))).toEqual([
      [from, until],
    ]);
  });

  test.each([
    ['an hour that is skipped is not there', 'Australia/Sydney', open(60, 240), 2],
    ['a time that is skipped is the one after the gap', 'Australia/Sydney', open(150, 300), 1.5],
    ['what lies in the gap alone is none', 'Australia/Sydney', open(120, 180), 0],
    ['Lord Howe skips half an hour', 'Australia/Lord_Howe', open(60, 240), 2.5],
  ])('on the night in which clocks go forward: %s', (_rule, timeZone, hours, length) => {
    const [day] = dayOf('2027-10-03T03:00:00Z', timeZone);

    const spans = openSpans(working(hours), new Map(), day ? [day] : [], timeZone);

    expect(spans.reduce((sum, [from, until]) => sum + until - from, 0)).toBe(hoursMs(length));
  });

  test('past midnight go on into the next day, and join what opens there', () => {
    const days = localDays([at('2026-11-22T13:00:00Z'), at('2026-11-23T13:30:00Z')], 'Australia/Sydney');

    const spans = openSpans(working(open(0, 60), open(1320, 1440 + 30)), new Map(), days, 'Australia/Sydney');

    expect(written(spans)).toEqual([
      ['2026-11-22T13:00:00.000Z', '2026-11-22T14:00:00.000Z'],
      ['2026-11-23T11:00:00.000Z', '2026-11-23T14:00:00.000Z'],
      ['2026-11-24T11:00:00.000Z', '2026-11-24T13:30:00.000Z'],
    ]);
  });

  test('of a night that the clocks change in end by the clock of the next day', () => {
    const saturday = localDays([at('2027-04-02T13:00:00Z'), at('2027-04-03T14:00:00Z')], 'Australia/Sydney');

    const spans = openSpans(
      working(open(1320, 1440 + 240)),
      new Map(),
      saturday.slice(0, 1),
      'Australia/Sydney',
    );

    expect(spans.map(([from, until]) => until - from)).toEqual([hoursMs(7)]);
  });
});

describe('the hours of a day', () => {
  const date = '2026-12-24';
  const day = { date, weekday: 4 };
  const usual = working(open(540, 720), open(780, 1020));
  const short = new Map([[date, [open(600, 840)]]]);
  const closed = new Map([[date, []]]);

  test.each([
    ['those of the week', usual, new Map(), [open(540, 720), open(780, 1020)]],
    ['none where the business is closed', usual, closed, []],
    ['what a short day of the business leaves of a roster', usual, short, [open(600, 720), open(780, 840)]],
    ['the business’s, without a roster', { ...usual, hasRoster: false }, short, [open(600, 840)]],
    ['its own, whatever the business does', { ...usual, special: short }, closed, [open(600, 840)]],
    ['none on its own day off', { ...usual, special: closed }, new Map(), []],
    ['none where somebody is off by roster', { ...usual, week: [] }, short, []],
  ])('are %s', (_rule, hours, businessDays, expected) => {
    const found = hoursOn(hours, businessDays, day);

    expect(found.map(({ opensMinute, closesMinute }) => open(opensMinute, closesMinute))).toEqual(expected);
  });
});
