import type { Tx } from '../../../platform/db/database.ts';
import { type Side, sideOf } from '../bookings/booking.policy.ts';
import { type LockedBooking, lockBooking } from '../bookings/booking.queries.ts';
import { getWorkChange } from './work-change.queries.ts';
import type { WorkChangeRow } from './work-change.tables.ts';

interface LockedWorkChange extends LockedBooking {
  change: WorkChangeRow;
  side: Side;
}

/** A change for one of its sides: it moves under the lock of its booking. */
export async function lockWorkChange(
  tx: Tx,
  user: { id: number },
  workChangeId: number,
): Promise<LockedWorkChange> {
  const { bookingId } = await getWorkChange(tx, workChangeId);
  const locked = await lockBooking(tx, bookingId);
  const side = sideOf(locked.booking, user);
  return { ...locked, side, change: await getWorkChange(tx, workChangeId) };
}
