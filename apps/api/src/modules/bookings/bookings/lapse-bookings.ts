import type { Tx } from '../../../platform/db/database.ts';
import type { LapseActor, SaleRow } from '../../sales/index.ts';
import { bookingLife } from './booking.life.ts';
import { lockBookings, moveBooking } from './booking.queries.ts';

/** A request whose payment never came is over, or called off by one side. */
export async function lapseBookings(
  tx: Tx,
  sales: readonly SaleRow[],
  { by, byUserId }: LapseActor,
): Promise<void> {
  for (const booking of await lockBookings(tx, sales)) {
    if (by === 'system') {
      await moveBooking(tx, booking, { move: 'lapse', by });
      continue;
    }
    const side = by === 'buyer' ? 'customer' : 'seller';
    const move = bookingLife.movesFor(booking.state, side).includes('withdraw') ? 'withdraw' : 'cancel';
    await moveBooking(tx, booking, { move, by: side, byUserId: byUserId ?? null });
  }
}
