import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { claimTime, moveTime } from '../../availability/index.ts';
import { bookingLife } from '../bookings/booking.life.ts';
import { claimantOf, type LockedBooking, moveBooking } from '../bookings/booking.queries.ts';
import { isPaidFirst, pricesOf } from '../bookings/booking.rules.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { type EditedBooking, editorOf, type OtherServices } from '../bookings/booking-editor.ts';
import { tellEdited } from './tell-edited.ts';

/** Exchanges the time of the request for what the other services need; all of it or nothing. */
async function exchangeTime(tx: Tx, booking: BookingRow, { startsAt, needs }: EditedBooking): Promise<void> {
  const claimant = claimantOf(booking);
  const time = { ownerId: booking.sellerId, startsAt, needs };
  // Only what has time can exchange it.
  if (booking.needs.length === 0) await claimTime(tx, time, claimant, { state: 'held' });
  else await moveTime(tx, time, claimant);
}

/**
 * Chooses other services for a request that nobody has answered, priced as they are now. What is paid with the request
 * keeps its services: it is withdrawn, which gives everything back, and booked anew.
 */
export async function editServices(
  tx: Tx,
  { booking, sale }: LockedBooking,
  customer: { id: number },
  wanted: OtherServices,
): Promise<BookingRow> {
  bookingLife.next(booking.state, 'edit', 'customer');
  if (sale) throw new Problem('request-is-sold');
  const { use, ...edited } = await editorOf(booking)(tx, booking, wanted);
  const prices = pricesOf(edited.lines);
  if (isPaidFirst({ ...booking, ...prices })) throw new Problem('request-is-sold');

  await exchangeTime(tx, booking, { ...edited, use });
  const changed = await moveBooking(tx, booking, {
    move: 'edit',
    by: 'customer',
    byUserId: customer.id,
    set: { ...edited, ...prices },
  });
  await use(tx, changed);
  await tellEdited(tx, changed);
  return changed;
}
