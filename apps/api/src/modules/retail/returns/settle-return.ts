import { orderDays } from '@souk/contract/modules/retail/orders';
import { clock, daysMs, fromNow } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { endReturn } from '../../sales/index.ts';
import { finishOrder } from '../orders/finish-order.ts';
import { moveOrder } from '../orders/order.queries.ts';
import type { LockedReturn } from './lock-own-return.ts';
import { listReturnLinesOf } from './return.queries.ts';

interface Ending {
  /** The goods are with the seller; what never came back stays sold. */
  isBack: boolean;
  /** The seller gives no money: the buyer gets time to complain of it. */
  isRefused: boolean;
}

/** A locked return is over: an order that only waited for it goes on. */
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
