import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../lib/calendar-day.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { entryWith } from './calendar.testing.ts';
import { clashesOf, columnsOf } from './calendar-entries.ts';

const zone = 'Australia/Sydney';
const dates = datesIn(zone);
const monday = calendarDay('2026-11-23', zone);
const tuesday = calendarDay('2026-11-24', zone);

const massage = entryWith({ clashes: [2] });
const dentist = entryWith({
  id: 2,
  title: 'Dentist',
  starts_at: '2026-11-22T23:30:00.000Z',
  ends_at: '2026-11-23T01:00:00.000Z',
  clashes: [1],
});

describe('a clash', () => {
  test('is named once, with the time that both take', () => {
    expect(clashesOf([massage, dentist])).toMatchObject([
      {
        one: { title: 'Massage' },
        other: { title: 'Dentist' },
        startsAt: '2026-11-22T23:30:00.000Z',
        endsAt: '2026-11-23T00:00:00.000Z',
      },
    ]);
  });

  test('is drawn only where both are', () => {
    const [column] = columnsOf([monday], [massage, dentist], dates);

    expect(column?.blocks.map(({ from, to, lanes }) => [from, to, lanes])).toEqual([
      [600, 660, 2],
      [630, 720, 2],
    ]);
    expect(column?.overlaps).toMatchObject([{ from: 630, to: 660, lane: 0, lanes: 1 }]);
  });
});

describe('whole days', () => {
  test('stand at the head of each of their days', () => {
    const holiday = entryWith({ all_day: true, end_date: '2026-11-24' });

    expect(
      columnsOf([monday, tuesday], [holiday], dates).map(({ allDay, blocks }) => [allDay, blocks]),
    ).toEqual([
      [[holiday], []],
      [[holiday], []],
    ]);
  });
});
