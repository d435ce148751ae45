import type { TimedMove } from '../../../platform/module.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockBooking } from '../bookings/booking.queries.ts';
import { changeOrderLife } from './change-order.life.ts';
import { getChangeOrder, moveChangeOrder } from './change-order.queries.ts';
import { tellNotSigned } from './tell-change-order.ts';

/** Nobody has signed in time. */
export const expireChangeOrder: TimedMove = (db, changeOrderId) =>
  db.transaction(async (tx) => {
    const { bookingId } = await getChangeOrder(tx, changeOrderId);
    const { booking } = await lockBooking(tx, bookingId);
    const change = await getChangeOrder(tx, changeOrderId);
    if (!changeOrderLife.movesFor(change.state, 'system').includes('expire')) return;
    const expired = await moveChangeOrder(tx, change, { move: 'expire', by: 'system' });
    await tellNotSigned(tx, booking, expired, say`The change was not signed in time.`);
  });
