import { listMyBookings } from '@souk/contract/modules/bookings/bookings';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { bookingQueryOf } from './booking-query.ts';

/** The customer's bookings that the address asks for, of one kind where the page has one. */
export async function loadBookings(args: PageArgs, search: URLSearchParams, kind?: BookingKind) {
  const query = bookingQueryOf(search, kind);
  return { query, bookings: await call(args, listMyBookings, { query }) };
}

/** The bookings of events, on a page that visitors open too: they are asked to log in and get no data. */
export const loadEventBookings = async (args: PageArgs, search: URLSearchParams) =>
  (await visitorOrPrivate(args)) ? loadBookings(args, search, 'events') : null;
