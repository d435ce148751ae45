import type { Tx } from '../../../platform/db/database.ts';
import { atMoment } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { getUser } from '../../identity/index.ts';
import type { BookingRow } from './booking.tables.ts';
import { tellBookings } from './tell-booking.ts';

/** When it starts, as clocks at the seller's place show it. */
const startOf = async (tx: Tx, { sellerId, startsAt }: BookingRow) =>
  atMoment(startsAt, (await getUser(tx, sellerId)).timeZone);

/** The seller has a request to answer. */
export async function tellRequested(tx: Tx, booking: BookingRow): Promise<void> {
  const at = await startOf(tx, booking);
  await tellBookings(tx, [
    {
      booking,
      to: 'seller',
      step: 'requested',
      subject: say`New booking ${booking.number}`,
      text: say`${booking.customerName} would like to book ${booking.title} on ${at}. Please confirm or decline.`,
    },
  ]);
}

/** The booking stands: paid, or to be paid on the spot. */
export async function tellConfirmed(tx: Tx, booking: BookingRow): Promise<void> {
  const at = await startOf(tx, booking);
  await tellBookings(tx, [
    {
      booking,
      to: 'customer',
      step: 'confirmed',
      subject: say`Your booking is confirmed`,
      text: say`${booking.sellerName} expects you: ${booking.title}, ${at}.`,
    },
    {
      booking,
      to: 'seller',
      step: 'confirmed',
      subject: say`Booking ${booking.number} is confirmed`,
      text: say`${booking.customerName}: ${booking.title}, ${at}.`,
    },
  ]);
}

/** The seller has confirmed; it is the customer's turn to pay. */
export async function tellToPay(tx: Tx, booking: BookingRow): Promise<void> {
  await tellBookings(tx, [
    {
      booking,
      to: 'customer',
      step: 'to-pay',
      subject: say`Please pay for your booking`,
      text: say`${booking.sellerName} has confirmed ${booking.title}. Your time is held until it is paid.`,
    },
  ]);
}

/** Both sides have agreed; it is the customer's turn to pay. */
export async function tellAgreed(tx: Tx, booking: BookingRow): Promise<void> {
  const at = await startOf(tx, booking);
  await tellBookings(tx, [
    {
      booking,
      to: 'customer',
      step: 'agreed',
      subject: say`Please pay for your booking`,
      text: say`You have accepted the quote for ${booking.title}. Your time is held until it is paid.`,
    },
    {
      booking,
      to: 'seller',
      step: 'agreed',
      subject: say`Your quote was accepted`,
      text: say`${booking.customerName}: ${booking.title}, ${at}. The booking stands once it is paid.`,
    },
  ]);
}
