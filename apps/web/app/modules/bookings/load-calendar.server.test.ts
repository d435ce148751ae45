import { listBlocks } from '@souk/contract/modules/availability/blocks';
import { listResources } from '@souk/contract/modules/availability/resources';
import { listBookingsByMonth, listBusinessBookings } from '@souk/contract/modules/bookings/bookings';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { buildReceived } from './bookings.testing.ts';
import { askedOf, loadCalendar } from './load-calendar.server.ts';
import { freeTimesIn } from './move-booking.server.ts';

const pageOf = (current_page: number, last_page: number, bookings: readonly unknown[]) => ({
  body: { data: { data: bookings, current_page, per_page: 20, last_page, total: last_page * 20 } },
});

async function load(query: string, answers: Parameters<typeof buildPageArgs>[1] = {}) {
  const { args, calls } = await buildPageArgs(buildRequest(), {
    [getUserProfile.path]: { body: { data: { time_zone: 'Australia/Perth' } } },
    [listBookingsByMonth.path]: { body: { data: [] } },
    [listBusinessBookings.path]: pageOf(1, 1, []),
    [listBlocks.path]: { body: { data: [] } },
    [listResources.path]: { body: { data: [] } },
    ...answers,
  });
  const asked = await askedOf(args, new URLSearchParams(query), 'week');
  const loaded = await loadCalendar(args, asked);
  const ofBookings = calls
    .slice(1)
    .filter(({ path }) => path !== listBlocks.path && path !== listResources.path);
  return { loaded, calls, queries: ofBookings.map((call) => call.query) };
}

describe('a calendar', () => {
  test('asks for its days, and for the night before them', async () => {
    const { loaded, calls, queries } = await load('view=week&date=2026-11-25');
    const blocked = calls.find(({ path }) => path === listBlocks.path);

    expect(queries).toMatchObject([{ from: '2026-11-22', until: '2026-11-29', page: '1' }]);
    expect(blocked?.query).toEqual({ from: '2026-11-23', until: '2026-11-29' });
    expect(loaded).toMatchObject({ view: 'week', timeZone: 'Australia/Perth', isCut: false });
    expect(loaded.days).toHaveLength(7);
  });

  test('reads every page of its bookings, and leaves out what was called off', async () => {
    const { loaded, queries } = await load('view=day&date=2026-11-23', {
      [listBusinessBookings.path]: [
        pageOf(1, 2, [buildReceived(), buildReceived({ booking_id: 8, status: 'Cancelled' })]),
        pageOf(2, 2, [buildReceived({ booking_id: 9 })]),
      ],
    });

    expect(queries).toHaveLength(2);
    expect('bookings' in loaded && loaded.bookings.map((booking) => booking.booking_id)).toEqual([7, 9]);
  });

  test('says that there is more than it shows', async () => {
    const { loaded } = await load('view=day', { [listBusinessBookings.path]: pageOf(1, 40, []) });

    expect(loaded).toMatchObject({ isCut: true });
  });

  test('of a month asks for its numbers', async () => {
    const { loaded, queries } = await load('view=month&date=2026-11-25');

    expect(queries).toEqual([{ month: '2026-11' }]);
    expect(loaded).toMatchObject({ view: 'month', days: [] });
  });
});

describe('a refused time', () => {
  test('names the next free ones', () => {
    expect(freeTimesIn({ code: 'slot-taken', next: ['2026-11-24T03:00:00.000Z'] })).toEqual([
      '2026-11-24T03:00:00.000Z',
    ]);
    expect([null, {}, { next: [1] }].map(freeTimesIn)).toEqual([[], [], []]);
  });
});
