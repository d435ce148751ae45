import type { ToldEntry } from '../../calendar/index.ts';
import { timeReturning } from './booking.life.ts';
import type { BookingRow } from './booking.tables.ts';
import { bookingPaths } from './tell-booking.ts';

const tentative: readonly BookingRow['state'][] = ['Pending', 'Amount-Paid-Pending'];

/** What the calendars of both sides have of a booking: nothing once it is called off, or where it was hidden. */
export function calendarEntriesOf(booking: BookingRow): ToldEntry[] {
  if (timeReturning.includes(booking.state)) return [];
  const { id, title, customerId, customerName, sellerId, sellerName, startsAt, endsAt } = booking;
  const shared = {
    title,
    startsAt,
    endsAt,
    state: tentative.includes(booking.state) ? ('tentative' as const) : ('confirmed' as const),
  };
  const location = booking.address?.location ?? null;
  const customers: ToldEntry[] =
    customerId === null || booking.hiddenForCustomer
      ? []
      : [
          {
            ...shared,
            userId: customerId,
            who: sellerName,
            place: location ?? (sellerName || null),
            path: bookingPaths.buyer(id),
            isOfTeam: false,
          },
        ];
  const path = bookingPaths.seller(id);
  const sellers: ToldEntry[] =
    booking.announcedAt === null || booking.hiddenForSeller
      ? []
      : [{ ...shared, userId: sellerId, who: customerName, place: location, path, isOfTeam: true }];
  return [...customers, ...sellers];
}
