import type { Tx } from '../../../platform/db/database.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import type { Side } from '../bookings/booking.policy.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { tellBookings } from '../bookings/tell-booking.ts';
import type { WorkChangeRow } from './work-change.tables.ts';

const otherOf = (side: Side): Side => (side === 'customer' ? 'seller' : 'customer');
const nameOf = ({ customerName, sellerName }: BookingRow, side: Side): string =>
  side === 'customer' ? customerName : sellerName;

/** By how much the price changes, in words. */
function amountOf({ currency }: BookingRow, { totalCents, extraDays }: WorkChangeRow): Said {
  const amount = inMoney({ cents: Math.abs(totalCents), currency });
  if (totalCents > 0) return say`${amount} more`;
  if (totalCents < 0) return say`${amount} less`;
  return extraDays > 0 ? say`more days at the same price` : say`other work at the same price`;
}

/** The other side is asked to sign. */
export async function tellProposed(tx: Tx, booking: BookingRow, change: WorkChangeRow): Promise<void> {
  const who = nameOf(booking, change.bySide);
  await tellBookings(tx, [
    {
      booking,
      to: otherOf(change.bySide),
      step: `change-${change.id}`,
      subject: say`A change of ${booking.title}`,
      text: say`${who} proposes a change and has signed it: ${amountOf(booking, change)}. It holds once you sign it too.`,
    },
  ]);
}

/** Both have signed. */
export async function tellAccepted(tx: Tx, booking: BookingRow, change: WorkChangeRow): Promise<void> {
  const news = { booking, step: `change-signed-${change.id}`, subject: say`${booking.title} was changed` };
  const total = inMoney({ cents: booking.totalCents, currency: booking.currency });
  const text = say`Both sides have signed: ${amountOf(booking, change)}. The price is now ${total}.`;
  await tellBookings(tx, [
    { ...news, to: 'customer', text },
    { ...news, to: 'seller', text },
  ]);
}

/** Whoever proposed it learns that it was not signed. */
export async function tellNotSigned(
  tx: Tx,
  booking: BookingRow,
  { id, bySide }: WorkChangeRow,
  text: Said,
): Promise<void> {
  const subject = say`${booking.title} stays as it is`;
  await tellBookings(tx, [{ booking, to: bySide, step: `change-over-${id}`, subject, text }]);
}
