import { orderDays } from '@souk/contract/modules/retail/orders';
import { clock, daysMs, fromNow } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { endReturn } from '../../sales/index.ts';
import { finishOrder } from '../orders/finish-order.ts';
import { moveOrder } from '../orders/order.queries.ts';
import type { LockedReturn } from './lock-own-return.ts';
import { listReturnLinesOf } from './return.queries.ts';

interface Ending {
  /** What came back is the seller's again; what never came back stays sold. */
  isBack: boolean;
  /** The seller refuses to refund: the buyer gets time to dispute that. */
  isRefused: boolean;
}

/** Ends a locked return: an order that only waited for it continues. */
export async function settleReturn(
  tx: Tx,
  { order, row }: LockedReturn,
  { isBack, isRefused }: Ending,
): Promise<void> {
  const kept = isBack ? [] : await listReturnLinesOf(tx, [row.id]);
  const isLast = await endReturn(tx, order, kept);
  if (order.state !== 'delivered') return;

  if (isRefused) {
    const set = { complainUntil: fromNow(daysMs(orderDays.untilComplete)) };
    await moveOrder(tx, order, { move: 'return-refused', by: 'system', set });
    return;
  }
  const isOverdue = order.dueAt !== null && order.dueAt <= clock.now();
  if (isLast && isOverdue) await finishOrder(tx, order, { move: 'close', by: 'system', byUserId: null });
}
