import type { Reader } from '../../../platform/db/database.ts';
import { checkSide } from './booking.policy.ts';
import { lockBooking, moveBooking } from './booking.queries.ts';
import { isSold } from './booking.rules.ts';
import type { BookingRow } from './booking.tables.ts';
import { sellBooking } from './sell-booking.ts';
import { tellConfirmed, tellToPay } from './tell-steps.ts';

/** The seller confirms a request: it stands if it is paid or is paid on the spot, else the customer is asked to pay. */
export function confirmBooking(db: Reader, seller: { id: number }, bookingId: number): Promise<BookingRow> {
  return db.transaction(async (tx) => {
    const { booking, sale } = await lockBooking(tx, bookingId);
    checkSide(booking, seller, 'seller');
    const actor = { by: 'seller', byUserId: seller.id } as const;
    if (sale || !isSold(booking)) {
      const move = sale ? 'confirm-paid' : 'confirm';
      const confirmed = await moveBooking(tx, booking, { move, ...actor });
      await tellConfirmed(tx, confirmed);
      return confirmed;
    }
    const asked = await moveBooking(tx, booking, { move: 'ask-payment', ...actor });
    await sellBooking(tx, asked);
    await tellToPay(tx, asked);
    return asked;
  });
}
