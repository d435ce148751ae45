import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { endReturn } from '../../sales/index.ts';
import { finishOrder } from '../orders/finish-order.ts';
import type { LockedReturn } from './lock-own-return.ts';
import { listReturnLinesOf } from './return.queries.ts';

/** A locked return is over. What never came back stays sold, and an order that only waited for it is completed. */
export async function settleReturn(
  tx: Tx,
  { order, row }: LockedReturn,
  { isBack }: { isBack: boolean },
): Promise<void> {
  const kept = isBack ? [] : await listReturnLinesOf(tx, [row.id]);
  const isLast = await endReturn(tx, order, kept);
  const isOverdue = order.dueAt !== null && order.dueAt <= clock.now();
  if (isLast && order.state === 'delivered' && isOverdue)
    await finishOrder(tx, order, { move: 'close', by: 'system', byUserId: null });
}
