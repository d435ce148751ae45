import type { Reader, Tx } from '../../../platform/db/database.ts';
import { lastMoveOf } from '../../../platform/states.ts';
import { say } from '../../../platform/texts/say.ts';
import type { SaleRow } from '../../sales/index.ts';
import { bookingLife } from './booking.life.ts';
import { lockBookings, moveBooking } from './booking.queries.ts';
import { resumeBooking } from './resume-booking.ts';
import { tellBookings } from './tell-booking.ts';

/** Whether a chargeback, rather than the customer, disputed it. */
const wasFrozen = async (reader: Reader, id: number): Promise<boolean> =>
  (await lastMoveOf(reader, bookingLife, id)) === 'freeze';

/** The bank has decided: the bookings continue, or end without the money that it took. */
export async function endChargeback(
  tx: Tx,
  sales: readonly SaleRow[],
  outcome: 'won' | 'lost',
): Promise<void> {
  const saleOf = new Map(sales.map((sale) => [sale.id, sale]));
  for (const known of await lockBookings(tx, sales)) {
    const sale = saleOf.get(known.id);
    if (!sale || known.state !== 'Disputed' || !(await wasFrozen(tx, known.id))) continue;
    if (outcome === 'won') {
      await resumeBooking(tx, known, sale);
      continue;
    }
    const reason = 'The bank has decided for the customer';
    const move = { move: 'resolve-customer', by: 'system', reason, set: { cancelReason: reason } } as const;
    const booking = await moveBooking(tx, known, move);
    const news = { booking, step: 'resolved', subject: say`Booking ${booking.number} was cancelled` };
    const text = say`The bank has decided for the customer.`;
    await tellBookings(tx, [
      { ...news, to: 'customer', text },
      { ...news, to: 'seller', text },
    ]);
  }
}
