import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type SaleRow, stopSale } from '../../sales/index.ts';
import { lockBookings, moveBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { showBooking } from './tell-booking.ts';

const backTo = {
  'Accepted-Paid': 'back-to-accepted-paid',
  Inprocess: 'back-to-inprocess',
  'Job-Done': 'back-to-job-done',
  Completed: 'back-to-completed',
  Cancelled: 'back-to-cancelled',
} as const;

/** A dispute was withdrawn or a chargeback was won: the locked booking continues where it was. */
export async function resumeBooking(tx: Tx, known: BookingRow, sale: SaleRow): Promise<BookingRow> {
  const former = known.stateBeforeDispute;
  if (former === null) throw new Problem('booking-move-not-allowed');
  const booking = await moveBooking(tx, known, { move: backTo[former], by: 'system' });
  await stopSale(tx, sale, false);
  await showBooking(tx, booking);
  return booking;
}

/** The dispute itself has told both sides. */
export async function resumeDisputedBooking(tx: Tx, sale: SaleRow): Promise<void> {
  for (const booking of await lockBookings(tx, [sale]))
    if (booking.state === 'Disputed') await resumeBooking(tx, booking, sale);
}
