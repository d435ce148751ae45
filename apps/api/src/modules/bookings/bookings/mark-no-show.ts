import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { cancelSale } from '../../sales/index.ts';
import { checkSide } from './booking.policy.ts';
import { lockBooking, moveBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { tellBookings } from './tell-booking.ts';

/** What it costs them, and that they may say otherwise. */
function textOf({ sellerName, title, currency }: BookingRow, cents: number): Said {
  if (cents === 0) return say`${sellerName} says that you did not come to ${title}.`;
  const kept = inMoney({ cents, currency });
  const days = bookingTimes.contestDays;
  return say`${sellerName} says that you did not come to ${title}, and keeps ${kept}. If you were there, contest it within ${days} days.`;
}

/** The customer has not come: what the terms keep is the seller's. */
export function markNoShow(db: Db, seller: { id: number }, bookingId: number): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const { booking, sale } = await lockBooking(tx, bookingId);
    checkSide(booking, seller, 'seller');
    if (booking.startsAt > clock.now()) throw new Problem('booking-move-not-allowed');
    const actor = { byUserId: seller.id, reason: 'The customer did not come' };
    const set = { cancelReason: actor.reason, isNoShow: true };
    const missed = await moveBooking(tx, booking, { move: 'no-show', by: 'seller', ...actor, set });
    const quote = sale && (await cancelSale(tx, sale, { by: 'no-show', ...actor }));
    await tellBookings(tx, [
      {
        booking: missed,
        to: 'customer',
        step: 'no-show',
        subject: say`You missed your booking`,
        text: textOf(missed, quote?.retainedCents ?? 0),
      },
    ]);
    return missed;
  });
}
