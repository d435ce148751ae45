import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { SaleRow } from '../../sales/index.ts';
import { lockBookings, moveBooking } from './booking.queries.ts';
import { tellBookings } from './tell-booking.ts';
import { tellConfirmed } from './tell-steps.ts';

/** A booking that waited for this payment stands; the rest of a deposit is only told. */
export async function settleBookingInstalment(tx: Tx, sale: SaleRow): Promise<void> {
  for (const booking of await lockBookings(tx, [sale])) {
    if (booking.state === 'Amount-Paid-Pending') {
      const set = { paidAt: clock.now() };
      await tellConfirmed(tx, await moveBooking(tx, booking, { move: 'pay', by: 'system', set }));
      continue;
    }
    await tellBookings(tx, [
      {
        booking,
        to: 'seller',
        step: 'rest-paid',
        subject: say`Booking ${booking.number} is paid`,
        text: say`${booking.customerName} has paid the rest.`,
      },
    ]);
  }
}
