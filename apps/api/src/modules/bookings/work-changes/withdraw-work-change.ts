import type { Db } from '../../../platform/db/database.ts';
import { showBooking } from '../bookings/tell-booking.ts';
import { lockWorkChange } from './lock-work-change.ts';
import { moveWorkChange } from './work-change.queries.ts';
import { partOf } from './work-change.rules.ts';
import type { WorkChangeRow } from './work-change.tables.ts';

/** Whoever proposed a change takes it back before it is answered. */
export function withdrawWorkChange(
  db: Db,
  user: { id: number },
  workChangeId: number,
): Promise<WorkChangeRow> {
  return db.transaction(async (tx) => {
    const { change, side, booking } = await lockWorkChange(tx, user, workChangeId);
    const actor = { by: partOf(change, side), byUserId: user.id };
    const withdrawn = await moveWorkChange(tx, change, { move: 'withdraw', ...actor });
    await showBooking(tx, booking);
    return withdrawn;
  });
}
