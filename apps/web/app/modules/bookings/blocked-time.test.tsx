import { type Block, createBlock } from '@souk/contract/modules/availability/blocks';
import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../lib/calendar-day.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { blockTime } from './block-time.server.ts';
import { newBlockPath, newBookingPath } from './business-addresses.ts';
import { columnsOfDay, columnsOfWeek } from './calendar-layout.ts';
import { BlockedList } from './components/calendar/blocked-list.tsx';
import { BlockedSpans } from './components/calendar/blocked-spans.tsx';

const zone = 'Australia/Sydney';
const dates = datesIn(zone);
const team = [
  { id: 5, kind: 'person', name: 'Anna' },
  { id: 6, kind: 'person', name: 'Ben' },
  { id: 7, kind: 'room', name: 'Blue room' },
] as const;

const block = (given: Partial<Block>): Block => ({
  id: 1,
  resource_id: null,
  starts_at: '2026-11-23T01:00:00.000Z',
  ends_at: '2026-11-23T03:00:00.000Z',
  note: '',
  ...given,
});

describe('blocked time in the calendar', () => {
  const day = calendarDay('2026-11-23', zone);

  test('stands in the columns of those whose it is, and everybody at work has a column', () => {
    const blocks = [block({}), block({ id: 2, resource_id: 6, ends_at: '2026-11-23T02:00:00.000Z' })];

    const columns = columnsOfDay(day, [], dates, { team, blocks });

    expect(
      columns.map(({ name, personId, blocked }) => [name, personId, blocked.map((one) => one.block.id)]),
    ).toEqual([
      ['Anna', 5, [1]],
      ['Ben', 6, [1, 2]],
    ]);
    expect(columns[1]?.blocked).toMatchObject([
      { from: 720, to: 840 },
      { from: 720, to: 780 },
    ]);
  });

  test('is cut at the ends of its days, also on the night when clocks go back', () => {
    const long = block({ starts_at: '2027-04-03T05:00:00.000Z', ends_at: '2027-04-05T05:00:00.000Z' });
    const night = calendarDay('2027-04-04', zone);
    const alone = columnsOfDay(night, [], dates, { team, blocks: [long] });
    const week = columnsOfWeek([calendarDay('2027-04-03', zone), night], [], dates, { team, blocks: [long] });

    expect(alone[0]?.blocked).toMatchObject([{ from: 0, to: 1500 }]);
    expect(week.map(({ blocked }) => blocked.map(({ from, to }) => [from, to]))).toEqual([
      [[960, 1440]],
      [[0, 1440]],
    ]);
  });

  test('is drawn with its note, and with whose it is where the column does not say so', async () => {
    const blocks = [block({ resource_id: 6, note: 'Training' })];
    const [column] = columnsOfWeek([day], [], dates, { team, blocks });
    if (!column) throw new Error('a day has no column');

    const html = await renderAt(
      '/',
      <BlockedSpans column={column} team={team} axis={{ from: 480, to: 780, hours: [] }} />,
    );

    expect(wordsOf(html)).toMatch(/Training.*Ben/);
    expect(html).toContain('inset-block-start:352px;block-size:86px');
  });

  test('is listed with a button that gives it back', async () => {
    const blocks = [block({ note: 'Stocktake' }), block({ id: 2, resource_id: 7 })];

    const html = await renderAt('/', <BlockedList blocks={blocks} team={team} timeZone={zone} />);

    expect(wordsOf(html)).toMatch(/12:00 pm – 2:00 pm.*The whole business.*Stocktake.*Unblock.*Blue room/i);
    expect(html).toContain('/act/blocked-times/remove/1');
  });
});

describe('blocking time', () => {
  const send = async (form: Record<string, string>, answer = {}) => {
    const { args, calls } = await buildPageArgs(buildRequest({ form }), { [createBlock.path]: answer });
    return { answer: await blockTime(args), calls };
  };
  const fields = { resource_id: '', date: '2030-01-11', time: '12:00', until_time: '13:00', note: '' };

  test('shows its day', async () => {
    const { answer, calls } = await send(fields, { body: { message: 'Time blocked.', data: block({}) } });

    expect(answer instanceof Response && answer.headers.get('location')).toBe(
      '/business-bookings?view=day&date=2030-01-11',
    );
    expect(calls.at(-1)?.body).toMatchObject({ date: '2030-01-11', time: '12:00', all_day: false });
  });

  test('comes back as it was typed where somebody is booked', async () => {
    const body = { message: 'Somebody is booked in this time. Please move or cancel the booking first.' };

    const { answer } = await send(fields, { status: 422, body });

    expect(answer).toMatchObject({ data: { form: body.message, values: { time: '12:00' } } });
  });

  test('begins with the day and the hour that the calendar shows', () => {
    expect(newBlockPath({ date: '2030-01-11' })).toBe('/business-bookings/block?date=2030-01-11');
    expect(newBookingPath({ date: '2030-01-11', time: '09:00', personId: 5, startsAt: null })).toBe(
      '/business-bookings/new?date=2030-01-11&time=09%3A00&staff=5',
    );
  });
});
