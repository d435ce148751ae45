import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { atMoment } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { getUser } from '../../identity/index.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { tellBookings } from '../bookings/tell-booking.ts';

/** The seller's request is another one now; of one that is not paid yet they have not heard. */
export async function tellEdited(tx: Tx, booking: BookingRow): Promise<void> {
  if (booking.announcedAt === null) return;
  const at = atMoment(booking.startsAt, (await getUser(tx, booking.sellerId)).timeZone);
  await tellBookings(tx, [
    {
      booking,
      to: 'seller',
      step: `edited-${clock.now().toISOString()}`,
      subject: say`${booking.customerName} has changed a request`,
      text: say`It is now for ${booking.title} on ${at}. Please confirm or decline.`,
    },
  ]);
}
