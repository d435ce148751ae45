import type { Tx } from '../../../platform/db/database.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { say } from '../../../platform/texts/say.ts';
import { cancelSale, getCheckout } from '../../sales/index.ts';
import { bookingLife } from './booking.life.ts';
import { type LockedBooking, lockBooking, moveBooking } from './booking.queries.ts';
import { closeBooking } from './complete-booking.ts';
import { tellDone } from './finish-job.ts';
import { reachMilestones } from './reach-milestones.ts';
import { tellBookings } from './tell-booking.ts';

/** Nobody has answered or paid in time: the time is free again, and what was paid goes back. */
async function expireBooking(tx: Tx, { booking, sale }: LockedBooking): Promise<void> {
  // An open checkout ends by its own time, and the booking with it.
  if (sale && (await getCheckout(tx, sale.checkoutId)).state === 'open') return;
  const expired = await moveBooking(tx, booking, { move: 'expire', by: 'system' });
  if (sale) await cancelSale(tx, sale, { by: 'system', byUserId: null, reason: 'Nobody answered in time' });
  const news = { booking: expired, step: 'expired', subject: say`Booking ${expired.number} has expired` };
  const text =
    booking.state === 'Pending'
      ? say`It was not confirmed in time. What was paid goes back.`
      : say`It was not paid in time.`;
  await tellBookings(tx, [
    { ...news, to: 'customer', text },
    { ...news, to: 'seller', text },
  ]);
}

/** Timed moves: nobody answered, paid, said that the work is done, or confirmed it. */
export const bookingOnTime: TimedMove = (db, bookingId, move) =>
  db.transaction(async (tx) => {
    const locked = await lockBooking(tx, bookingId);
    const isDue = bookingLife.movesFor(locked.booking.state, 'system').some((open) => open === move);
    if (!isDue) return;
    if (move === 'expire') await expireBooking(tx, locked);
    else if (move === 'elapse') {
      const done = await moveBooking(tx, locked.booking, { move, by: 'system' });
      await reachMilestones(tx, locked.sale);
      await tellDone(tx, done);
    } else if (move === 'close') await closeBooking(tx, locked, { move, by: 'system' });
  });
