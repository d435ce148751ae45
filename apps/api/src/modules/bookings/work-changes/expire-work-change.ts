import type { TimedMove } from '../../../platform/module.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockBooking } from '../bookings/booking.queries.ts';
import { tellNotSigned } from './tell-work-change.ts';
import { workChangeLife } from './work-change.life.ts';
import { getWorkChange, moveWorkChange } from './work-change.queries.ts';

/** Nobody has signed in time. */
export const expireWorkChange: TimedMove = (db, workChangeId) =>
  db.transaction(async (tx) => {
    const { bookingId } = await getWorkChange(tx, workChangeId);
    const { booking } = await lockBooking(tx, bookingId);
    const change = await getWorkChange(tx, workChangeId);
    if (!workChangeLife.movesFor(change.state, 'system').includes('expire')) return;
    const expired = await moveWorkChange(tx, change, { move: 'expire', by: 'system' });
    await tellNotSigned(tx, booking, expired, say`The change was not signed in time.`);
  });
