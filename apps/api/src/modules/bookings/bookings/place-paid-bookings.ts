import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Placed, SaleRow } from '../../sales/index.ts';
import { lockBookings, moveBooking, noteBooking } from './booking.queries.ts';
import type { BookingRow } from './booking.tables.ts';
import { tellConfirmed, tellRequested } from './tell-steps.ts';

/** Whether something was paid with the checkout; what is due later is placed unpaid. */
const isPaid = ({ plan }: SaleRow): boolean =>
  plan === null || plan.instalments.some(({ due }) => due.on === 'checkout');

async function placeOne(tx: Tx, booking: BookingRow): Promise<void> {
  const paidAt = clock.now();
  if (booking.state === 'Amount-Paid-Pending') {
    await noteBooking(tx, booking, { announcedAt: booking.announcedAt ?? paidAt });
    const moved = await moveBooking(tx, booking, { move: 'pay', by: 'system', set: { paidAt } });
    await tellConfirmed(tx, moved);
    return;
  }
  const noted = await noteBooking(tx, booking, { paidAt, announcedAt: booking.announcedAt ?? paidAt });
  await tellRequested(tx, noted);
}

/** Paid with the request: it stands, or waits for its seller who hears of it now. */
export async function placePaidBookings(tx: Tx, { sales }: Placed): Promise<void> {
  for (const booking of await lockBookings(tx, sales.filter(isPaid))) await placeOne(tx, booking);
}
