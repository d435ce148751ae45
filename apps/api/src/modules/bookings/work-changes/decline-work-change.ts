import type { Db } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockWorkChange } from './lock-work-change.ts';
import { tellNotSigned } from './tell-work-change.ts';
import { moveWorkChange } from './work-change.queries.ts';
import { partOf } from './work-change.rules.ts';
import type { WorkChangeRow } from './work-change.tables.ts';

/** The other side does not sign: the booking stays as it is. */
export function declineWorkChange(
  db: Db,
  user: { id: number },
  workChangeId: number,
  reason: string | undefined,
): Promise<WorkChangeRow> {
  return db.transaction(async (tx) => {
    const { change, side, booking } = await lockWorkChange(tx, user, workChangeId);
    const actor = { by: partOf(change, side), byUserId: user.id, reason };
    const declined = await moveWorkChange(tx, change, { move: 'decline', ...actor });
    await tellNotSigned(tx, booking, declined, say`The change was declined. ${reason ?? ''}`);
    return declined;
  });
}
