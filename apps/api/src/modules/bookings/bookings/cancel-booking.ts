import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import {
  type Canceller,
  cancelSale,
  closeCheckout,
  findSale,
  getCheckout,
  hasArrived,
  lockCheckout,
  type SaleRow,
} from '../../sales/index.ts';
import { dropProposal } from '../proposals/drop-proposal.ts';
import { bookingLife } from './booking.life.ts';
import { type Side, sideOf } from './booking.policy.ts';
import { getBooking, lockBooking, moveBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { tellBookings } from './tell-booking.ts';

interface Wish {
  reason: string;
  /** What the page has said would come back. */
  quotedCents?: number | undefined;
}

const cancellerOf = { customer: 'buyer', seller: 'seller' } as const satisfies Record<Side, Canceller>;

/** What is still to be paid ends with its checkout. */
async function giveUpUnpaid(
  tx: Tx,
  bookingId: number,
  { side, userId, reason }: { side: Side; userId: number; reason: string },
): Promise<BookingRow | null> {
  const sale = await findSale(tx, bookingId);
  if (!sale || (await getCheckout(tx, sale.checkoutId)).state !== 'open') return null;
  const checkout = await lockCheckout(tx, sale.checkoutId);
  if (checkout.state !== 'open' || (await hasArrived(tx, checkout)))
    throw new Problem('booking-move-not-allowed');
  await closeCheckout(tx, checkout, { move: 'cancel', by: cancellerOf[side], byUserId: userId });
  const cancelled = await getBooking(tx, bookingId);
  // Of a request that its customer never paid the seller has not heard.
  if (cancelled.announcedAt) await tellCancelled(tx, cancelled, side, reason);
  return cancelled;
}

async function tellCancelled(tx: Tx, booking: BookingRow, side: Side, reason: string): Promise<void> {
  const to = side === 'customer' ? 'seller' : 'customer';
  const who = side === 'customer' ? booking.customerName : booking.sellerName;
  await tellBookings(tx, [
    {
      booking,
      to,
      step: 'cancelled',
      subject: say`Booking ${booking.number} was cancelled`,
      text: say`${who} has cancelled ${booking.title}: ${reason}`,
    },
    {
      booking,
      to: side,
      step: 'cancelled',
      subject: say`You cancelled booking ${booking.number}`,
      text: say`${booking.title} is called off.`,
    },
  ]);
}

/** The money goes back by the terms of the booking; who was not confirmed yet gets everything. */
async function payBack(
  tx: Tx,
  sale: SaleRow,
  { side, isWithdrawn, byUserId, ...wish }: Wish & { side: Side; isWithdrawn: boolean; byUserId: number },
): Promise<void> {
  const { reason, quotedCents } = wish;
  const by = isWithdrawn ? 'system' : cancellerOf[side];
  await cancelSale(tx, sale, { by, byUserId, reason, ...(quotedCents !== undefined && { quotedCents }) });
}

/** Calls a booking off for either side; what comes back is what the terms of the booking say now. */
export function cancelBooking(
  db: Db,
  user: { id: number },
  bookingId: number,
  wish: Wish,
): Promise<BookingRow> {
  const { reason } = wish;
  return db.transaction(async (tx) => {
    const side = sideOf(await getBooking(tx, bookingId), user);
    const given = await giveUpUnpaid(tx, bookingId, { side, userId: user.id, reason });
    if (given) return given;

    const { booking, sale } = await lockBooking(tx, bookingId);
    const isLate = side === 'customer' && booking.startsAt <= clock.now();
    if (isLate) throw new Problem('booking-move-not-allowed');
    const isWithdrawn = bookingLife.movesFor(booking.state, side).includes('withdraw');
    const cancelled = await moveBooking(tx, booking, {
      move: isWithdrawn ? 'withdraw' : 'cancel',
      by: side,
      byUserId: user.id,
      reason,
      set: { cancelReason: reason },
    });
    await dropProposal(tx, booking.id);
    if (sale) await payBack(tx, sale, { ...wish, side, isWithdrawn, byUserId: user.id });
    await tellCancelled(tx, cancelled, side, reason);
    return cancelled;
  });
}
