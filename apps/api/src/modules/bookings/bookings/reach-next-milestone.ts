import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { checkSide } from './booking.policy.ts';
import { lockBooking } from './booking.queries.ts';
import { reachesMilestones } from './booking.rules.ts';
import type { BookingRow } from './booking.tables.ts';
import { reachMilestones } from './reach-milestones.ts';
import { tellBookings } from './tell-booking.ts';

/** The seller has come to the next milestone of a booking that stands: the customer is asked for its share. */
export function reachNextMilestone(
  db: Reader,
  seller: { id: number },
  bookingId: number,
): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const { booking, sale } = await lockBooking(tx, bookingId);
    checkSide(booking, seller, 'seller');
    if (!reachesMilestones(booking.state)) throw new Problem('booking-move-not-allowed');
    const [reached] = await reachMilestones(tx, sale, 1);
    if (!reached) throw new Problem('instalment-move-not-allowed');
    const { label, cents, sequence } = reached;
    await tellBookings(tx, [
      {
        booking,
        to: 'customer',
        step: `milestone-${sequence}`,
        subject: say`A milestone of ${booking.title} is reached`,
        text: say`${label}: please pay ${inMoney({ cents, currency: booking.currency })}.`,
      },
    ]);
    return booking;
  });
}
