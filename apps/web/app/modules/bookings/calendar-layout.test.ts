import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../lib/calendar-day.server.ts';
import { clockAt, hoursIn, inLanes, minuteIn, momentAt, shownSpan } from '../../lib/calendar-layout.ts';
import { datesIn } from '../../lib/dates.ts';
import { buildReceived } from './bookings.testing.ts';
import { columnsOfDay, columnsOfWeek } from './calendar-layout.ts';

const zone = 'Australia/Sydney';
const dates = datesIn(zone);
const monday = calendarDay('2026-11-23', zone);
/** Clocks go forward at 2 am, and back at 3 am. */
const short = calendarDay('2026-10-04', zone);
const long = calendarDay('2027-04-04', zone);

const at = (id: number, starts_at: string, ends_at: string, resources: [number, string][] = []) =>
  buildReceived({
    booking_id: id,
    starts_at,
    ends_at,
    resources: resources.map(([person, name]) => ({ id: person, name, kind: 'person' })),
  });
const ten = ['2026-11-22T23:00:00.000Z', '2026-11-23T00:00:00.000Z'] as const;

describe('lanes', () => {
  const spans = (...all: [number, number][]) => inLanes(all.map(([from, to]) => ({ from, to })));

  test('are one for what follows one another', () => {
    expect(spans([0, 60], [60, 120]).map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('are as many as overlap at once, and a free one is taken again', () => {
    expect(spans([0, 90], [30, 60], [60, 120], [200, 230]).map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ]);
  });
});

describe('a day', () => {
  test('has a column per person by name, and one for what nobody is named for', () => {
    const columns = columnsOfDay(
      monday,
      [at(1, ...ten, [[5, 'Wei']]), at(2, ...ten, [[4, 'Ana']]), at(3, ...ten)],
      dates,
    );

    expect(
      columns.map(({ name, blocks }) => [name, blocks.map(({ booking }) => booking.booking_id)]),
    ).toEqual([
      ['Ana', [2]],
      ['Wei', [1]],
      [null, [3]],
    ]);
  });

  test('shows a booking of two people in both of their columns', () => {
    const both = at(1, ...ten, [
      [5, 'Wei'],
      [4, 'Ana'],
    ]);

    expect(columnsOfDay(monday, [both], dates).map(({ blocks }) => blocks.length)).toEqual([1, 1]);
  });

  test('without bookings has one empty column', () => {
    expect(columnsOfDay(monday, [], dates)).toMatchObject([{ name: null, blocks: [] }]);
  });

  test('shows of a booking over midnight the part that is its own', () => {
    const night = at(1, '2026-11-22T12:00:00.000Z', '2026-11-22T15:00:00.000Z');
    const [column] = columnsOfDay(monday, [night], dates);

    expect(column?.blocks).toMatchObject([{ from: 0, to: 120 }]);
    expect(columnsOfDay(calendarDay('2026-11-24', zone), [night], dates)[0]?.blocks).toEqual([]);
  });

  test('shows a proposed time beside the booked one', () => {
    const booking = buildReceived({
      proposal: {
        id: 1,
        by: 'seller',
        starts_at: '2026-11-23T02:00:00.000Z',
        ends_at: '2026-11-23T03:00:00.000Z',
        date: '2026-11-23',
        start_time: '13:00',
        expires_at: '2026-11-22T23:00:00.000Z',
        reason: null,
      },
    });

    expect(columnsOfDay(monday, [booking], dates)[0]?.blocks).toMatchObject([
      { isProposed: false, from: 600, to: 690 },
      { isProposed: true, from: 780, to: 840 },
    ]);
  });

  test('shows working hours, and whatever lies outside of them', () => {
    const early = columnsOfDay(
      monday,
      [at(1, '2026-11-22T19:20:00.000Z', '2026-11-22T20:00:00.000Z')],
      dates,
    );

    expect(shownSpan(columnsOfDay(monday, [], dates), 1440)).toEqual({ from: 480, to: 1080 });
    expect(shownSpan(early, 1440)).toEqual({ from: 360, to: 1080 });
  });
});

describe('the day on which clocks change', () => {
  test('is an hour shorter in spring and longer in autumn', () => {
    expect([short.minutes, monday.minutes, long.minutes]).toEqual([1380, 1440, 1500]);
  });

  test('misses an hour, or has it twice, where it is shown alone', () => {
    const labels = (day: typeof short) =>
      hoursIn(day, { from: 0, to: 300 }, dates, true).map(({ time }) => time);

    expect(labels(short)).toEqual(['00:00', '01:00', '03:00', '04:00', '05:00']);
    expect(labels(long)).toEqual(['00:00', '01:00', '02:00', '02:00', '03:00']);
  });

  test('gives an hour that comes twice two places', () => {
    const [once, again] = ['2027-04-03T15:30:00.000Z', '2027-04-03T16:30:00.000Z'];

    expect([once, again].map((moment) => dates.isoTime(moment))).toEqual(['02:30', '02:30']);
    expect([once, again].map((moment) => minuteIn(long, moment, dates, true))).toEqual([150, 210]);
    expect(momentAt(long, 210, true)).toBe(again);
  });

  test('is put by the clock among the days of a week', () => {
    const noon = '2027-04-04T02:00:00.000Z';
    const week = columnsOfWeek([long, monday], [at(1, noon, '2027-04-04T03:00:00.000Z')], dates);

    expect(week[0]?.blocks).toMatchObject([{ from: 720, to: 780 }]);
    expect(momentAt(long, 720, false)).toBeNull();
    expect(clockAt(long, 720, dates, false)).toBe('12:00');
  });
});
