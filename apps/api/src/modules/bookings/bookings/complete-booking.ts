import type { Db, Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { completeSale } from '../../sales/index.ts';
import { checkSide } from './booking.policy.ts';
import { type LockedBooking, lockBooking, type Moved, moveBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { tellBookings } from './tell-booking.ts';

/** The money of a locked booking becomes the seller's, and both sides may review. */
export async function closeBooking(
  tx: Tx,
  { booking, sale }: LockedBooking,
  moved: Pick<Moved, 'by' | 'byUserId'> & { move: 'complete' | 'close' },
): Promise<BookingRow> {
  const completed = await moveBooking(tx, booking, moved);
  if (sale) await completeSale(tx, sale);
  const news = {
    booking: completed,
    step: 'completed',
    subject: say`Booking ${completed.number} is completed`,
  };
  await tellBookings(tx, [
    { ...news, to: 'customer', text: say`Tell others how it was.` },
    { ...news, to: 'seller', text: say`The money is yours and goes with your next payout.` },
  ]);
  return completed;
}

/** The customer confirms that the work was done. */
export function completeBooking(db: Db, customer: { id: number }, bookingId: number): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const locked = await lockBooking(tx, bookingId);
    checkSide(locked.booking, customer, 'customer');
    return closeBooking(tx, locked, { move: 'complete', by: 'customer', byUserId: customer.id });
  });
}
