import type { Reader } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { cancelSale } from '../../sales/index.ts';
import { checkSide } from './booking.policy.ts';
import { lockBooking, moveBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { showBooking, tellBookings } from './tell-booking.ts';

/** The seller declines a request: its time is free again, and what was paid goes back. */
export function declineBooking(
  db: Reader,
  seller: { id: number },
  bookingId: number,
  reason: string | undefined,
): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const { booking, sale } = await lockBooking(tx, bookingId);
    checkSide(booking, seller, 'seller');
    const actor = { by: 'seller', byUserId: seller.id } as const;
    const set = { cancelReason: reason ?? null };
    const declined = await moveBooking(tx, booking, { move: 'decline', ...actor, reason, set });
    if (sale) await cancelSale(tx, sale, { ...actor, reason: reason ?? 'The booking was declined' });
    await tellBookings(tx, [
      {
        booking: declined,
        to: 'customer',
        step: 'declined',
        subject: say`Your booking was declined`,
        text: say`${declined.sellerName} cannot take ${declined.title}. ${reason ?? ''}`,
      },
    ]);
    await showBooking(tx, declined);
    return declined;
  });
}
