import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { sideOf } from './booking.policy.ts';
import { lockBooking, noteBooking } from './booking.queries.ts';
import { isOver } from './booking.rules.ts';

/** Takes a booking that is over off the user's own history; the other side keeps it. */
export function hideBooking(db: Db, user: { id: number }, bookingId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { booking } = await lockBooking(tx, bookingId);
    const side = sideOf(booking, user);
    if (!isOver(booking.state)) throw new Problem('booking-move-not-allowed');
    await noteBooking(
      tx,
      booking,
      side === 'customer' ? { hiddenForCustomer: true } : { hiddenForSeller: true },
    );
  });
}
