import type { Tx } from '../../../platform/db/database.ts';
import { type Side, sideOf } from '../bookings/booking.policy.ts';
import { type LockedBooking, lockBooking } from '../bookings/booking.queries.ts';
import { getChangeOrder } from './change-order.queries.ts';
import type { ChangeOrderRow } from './change-order.tables.ts';

interface LockedChangeOrder extends LockedBooking {
  change: ChangeOrderRow;
  side: Side;
}

/** A change for one of its sides: it moves under the lock of its booking. */
export async function lockChangeOrder(
  tx: Tx,
  user: { id: number },
  changeOrderId: number,
): Promise<LockedChangeOrder> {
  const { bookingId } = await getChangeOrder(tx, changeOrderId);
  const locked = await lockBooking(tx, bookingId);
  const side = sideOf(locked.booking, user);
  return { ...locked, side, change: await getChangeOrder(tx, changeOrderId) };
}
