import type { Tx } from '../../../platform/db/database.ts';
import { leastOfAny } from '../../payments/index.ts';
import { type PlacedCheckout, placeSales } from '../../sales/index.ts';
import { planOf } from './booking.rules.ts';
import type { BookingRow } from './booking.tables.ts';
import { bookingTrade } from './booking-trade.ts';

/** Sells a booking under its own terms: what is due at once is paid with its checkout, the rest as planned. */
export function sellBooking(tx: Tx, booking: BookingRow): Promise<PlacedCheckout> {
  const { id, customerId, sellerId, number, lines, gstCents, cancellation, startsAt, currency } = booking;
  if (customerId === null) throw new Error('A walk-in pays on the spot.');
  return placeSales(tx, {
    trade: bookingTrade,
    buyerId: customerId,
    currency,
    paymentMethod: null,
    note: null,
    leastCents: leastOfAny(currency),
    sales: [
      {
        id,
        sellerId,
        title: `Booking ${number}`,
        lines,
        extras: [],
        gstCents,
        plan: planOf(booking),
        cancellation,
        startsAt,
        write: async () => undefined,
      },
    ],
  });
}
