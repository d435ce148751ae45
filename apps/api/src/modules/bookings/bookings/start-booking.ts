import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { checkSide } from './booking.policy.ts';
import { lockBooking, moveBooking } from './booking.queries.ts';
import { mayStart } from './booking.rules.ts';
import type { BookingRow } from './booking.tables.ts';
import { showBooking } from './tell-booking.ts';

/** The customer is there and the work begins. */
export function startBooking(db: Reader, seller: { id: number }, bookingId: number): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const { booking } = await lockBooking(tx, bookingId);
    checkSide(booking, seller, 'seller');
    if (!mayStart(booking, clock.now())) throw new Problem('booking-move-not-allowed');
    const started = await moveBooking(tx, booking, { move: 'start', by: 'seller', byUserId: seller.id });
    await showBooking(tx, started);
    return started;
  });
}
