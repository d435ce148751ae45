import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { SaleRow } from '../../sales/index.ts';
import { bookingLife } from './booking.life.ts';
import { lockBookings, moveBooking } from './booking.queries.ts';
import { tellBookings } from './tell-booking.ts';

/** The customer's bank has charged the money back: nothing is paid out until it has decided. */
export async function freezeBookings(tx: Tx, sales: readonly SaleRow[]): Promise<void> {
  for (const known of await lockBookings(tx, sales)) {
    if (!bookingLife.movesFor(known.state, 'system').includes('freeze')) continue;
    const booking = await moveBooking(tx, known, { move: 'freeze', by: 'system', reason: 'Chargeback' });
    const news = { booking, step: 'frozen', subject: say`Booking ${booking.number} is disputed` };
    const text = say`The bank has taken the payment back. Nothing is paid out until it has decided.`;
    await tellBookings(tx, [
      { ...news, to: 'customer', text },
      { ...news, to: 'seller', text },
    ]);
  }
}
