import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { cancelSale } from '../../sales/index.ts';
import { checkSide } from './booking.policy.ts';
import { lockBooking, moveBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { tellBookings } from './tell-booking.ts';

/** The customer has not come: what the terms keep is the seller's. */
export function markNoShow(db: Db, seller: { id: number }, bookingId: number): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const { booking, sale } = await lockBooking(tx, bookingId);
    checkSide(booking, seller, 'seller');
    if (booking.startsAt > clock.now()) throw new Problem('booking-move-not-allowed');
    const actor = { byUserId: seller.id, reason: 'The customer did not come' };
    const set = { cancelReason: actor.reason, isNoShow: true };
    const missed = await moveBooking(tx, booking, { move: 'no-show', by: 'seller', ...actor, set });
    if (sale) await cancelSale(tx, sale, { by: 'no-show', ...actor });
    await tellBookings(tx, [
      {
        booking: missed,
        to: 'customer',
        step: 'no-show',
        subject: say`You missed your booking`,
        text: say`${missed.sellerName} says that you did not come to ${missed.title}.`,
      },
    ]);
    return missed;
  });
}
