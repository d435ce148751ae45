import type { Db } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { moveChangeOrder } from './change-order.queries.ts';
import { partOf } from './change-order.rules.ts';
import type { ChangeOrderRow } from './change-order.tables.ts';
import { lockChangeOrder } from './lock-change-order.ts';
import { tellNotSigned } from './tell-change-order.ts';

/** The other side does not sign: the booking stays as it is. */
export function declineChangeOrder(
  db: Db,
  user: { id: number },
  changeOrderId: number,
  reason: string | undefined,
): Promise<ChangeOrderRow> {
  return db.transaction(async (tx) => {
    const { change, side, booking } = await lockChangeOrder(tx, user, changeOrderId);
    const actor = { by: partOf(change, side), byUserId: user.id, reason };
    const declined = await moveChangeOrder(tx, change, { move: 'decline', ...actor });
    await tellNotSigned(tx, booking, declined, say`The change was declined. ${reason ?? ''}`);
    return declined;
  });
}
