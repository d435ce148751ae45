import type { Db } from '../../../platform/db/database.ts';
import { showBooking } from '../bookings/tell-booking.ts';
import { moveChangeOrder } from './change-order.queries.ts';
import { partOf } from './change-order.rules.ts';
import type { ChangeOrderRow } from './change-order.tables.ts';
import { lockChangeOrder } from './lock-change-order.ts';

/** Whoever proposed a change takes it back before it is answered. */
export function withdrawChangeOrder(
  db: Db,
  user: { id: number },
  changeOrderId: number,
): Promise<ChangeOrderRow> {
  return db.transaction(async (tx) => {
    const { change, side, booking } = await lockChangeOrder(tx, user, changeOrderId);
    const actor = { by: partOf(change, side), byUserId: user.id };
    const withdrawn = await moveChangeOrder(tx, change, { move: 'withdraw', ...actor });
    await showBooking(tx, booking);
    return withdrawn;
  });
}
