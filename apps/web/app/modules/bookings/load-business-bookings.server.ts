import { listBusinessBookings } from '@souk/contract/modules/bookings/bookings';
import type { BookingTab } from '@souk/contract/modules/bookings/statuses';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { bookingTabList } from './booking-states.ts';
import { businessQueryOf } from './business-query.ts';

/** How many bookings a tab has; the smallest page is read for its total. */
async function countOf(args: PageArgs, tab: BookingTab): Promise<[BookingTab, number]> {
  const { total } = await call(args, listBusinessBookings, { query: { tab, page_size: '10' } });
  return [tab, total];
}

/** Received bookings that the address asks for, with the count of every tab. */
export async function loadBusinessBookings(args: PageArgs, search: URLSearchParams) {
  const query = businessQueryOf(search);
  const [bookings, ...counts] = await Promise.all([
    call(args, listBusinessBookings, { query: { ...query, page_size: '12' } }),
    ...bookingTabList.map((tab) => countOf(args, tab)),
  ]);
  return { query, bookings, counts: Object.fromEntries(counts) as Record<BookingTab, number> };
}
