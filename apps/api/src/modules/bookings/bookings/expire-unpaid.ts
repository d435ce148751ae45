import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { cancelSale, type SaleRow } from '../../sales/index.ts';
import { getBooking, lockBookings, moveBooking } from './booking.queries.ts';
import { tellBookings } from './tell-booking.ts';

/**
 * A payment was not made in time: a booking that waits for it expires; one with a paid deposit is cancelled as if its
 * customer had done it.
 */
export async function expireUnpaid(tx: Tx, sale: SaleRow): Promise<void> {
  const [known] = await lockBookings(tx, [sale]);
  const booking = known ?? (await getBooking(tx, sale.id));
  const isUnpaid = booking.state === 'Amount-Paid-Pending';
  if (!isUnpaid && booking.state !== 'Accepted-Paid') return;
  const reason = 'It was not paid in time';
  await cancelSale(tx, sale, { by: isUnpaid ? 'system' : 'buyer', byUserId: null, reason });
  const ended = isUnpaid
    ? await moveBooking(tx, booking, { move: 'expire', by: 'system' })
    : await moveBooking(tx, booking, {
        move: 'cancel',
        by: 'system',
        reason,
        set: { cancelReason: reason },
      });
  const news = { booking: ended, step: 'unpaid', subject: say`Booking ${ended.number} was called off` };
  const text = say`It was not paid in time.`;
  await tellBookings(tx, [
    { ...news, to: 'customer', text },
    { ...news, to: 'seller', text },
  ]);
}
