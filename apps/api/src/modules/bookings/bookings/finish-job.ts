import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { checkSide } from './booking.policy.ts';
import { lockBooking, moveBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { reachMilestones } from './reach-milestones.ts';
import { tellBookings } from './tell-booking.ts';

/** The customer is asked to confirm, or to complain. */
export async function tellDone(tx: Tx, booking: BookingRow): Promise<void> {
  const days = bookingTimes.confirmHours / 24;
  await tellBookings(tx, [
    {
      booking,
      to: 'customer',
      step: 'done',
      subject: say`Is everything as it should be?`,
      text: say`${booking.sellerName} has finished ${booking.title}. Please confirm it, or tell us within ${days} days what is wrong.`,
    },
  ]);
}

/** The seller says that the work is done: whatever waited for a milestone is due. */
export function finishJob(db: Reader, seller: { id: number }, bookingId: number): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const { booking, sale } = await lockBooking(tx, bookingId);
    checkSide(booking, seller, 'seller');
    const done = await moveBooking(tx, booking, { move: 'job-done', by: 'seller', byUserId: seller.id });
    await reachMilestones(tx, sale);
    await tellDone(tx, done);
    return done;
  });
}
