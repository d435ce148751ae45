import { and, asc, eq, isNotNull, not } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type BookingRow, bookings } from '../bookings/booking.tables.ts';

/** Requests that a seller must answer, the most urgent first. */
export const listToAnswer = (reader: Reader, sellerId: number, limit: number): Promise<BookingRow[]> =>
  reader
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.sellerId, sellerId),
        eq(bookings.state, 'Pending'),
        isNotNull(bookings.announcedAt),
        not(bookings.hiddenForSeller),
      ),
    )
    .orderBy(asc(bookings.dueAt), asc(bookings.id))
    .limit(limit);
