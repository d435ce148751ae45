import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import { type Decision, listLinesOf, payVerdict, unfulfilledOf } from '../../sales/index.ts';
import { orderCancelled } from '../events.ts';
import { finishOrder } from './finish-order.ts';
import { lockOrder, moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { restock } from './restock.ts';
import { resumeOrder } from './resume-order.ts';
import { showOrder, tellOrders } from './tell-order.ts';

export interface Verdict extends Decision {
  by: 'admin' | 'seller';
  reason: string;
}

/** Pieces that never left the shop return to stock. */
export async function restockUnsent(tx: Tx, order: OrderRow): Promise<void> {
  const unsent = (await listLinesOf(tx, [order.id]))
    .map((line) => ({ line, quantity: unfulfilledOf(line) }))
    .filter(({ quantity }) => quantity > 0);
  if (unsent.length > 0) await restock(tx, order, unsent);
}

/**
 * Ends a locked, disputed order in the buyer's favour: the dispute reports an admin's verdict, and this reports a
 * bank's.
 */
export async function endForBuyer(
  tx: Tx,
  known: OrderRow,
  actor: { by: 'admin' | 'system'; byUserId: number | null; reason: string },
): Promise<OrderRow> {
  const set = { cancelReason: actor.reason };
  const order = await moveOrder(tx, known, { move: 'resolve-buyer', ...actor, set });
  await restockUnsent(tx, order);
  const { id: orderId, buyerId, sellerId } = order;
  await publish(tx, orderCancelled, { orderId, buyerId, sellerId });
  if (actor.by === 'admin') {
    await showOrder(tx, order);
    return order;
  }
  const news = { order, step: 'resolved', subject: say`Order ${order.number} was cancelled` };
  await tellOrders(tx, [
    { ...news, to: 'buyer', text: say`${actor.reason}` },
    { ...news, to: 'seller', text: say`${actor.reason}` },
  ]);
  return order;
}

/** Ends a disputed order as decided: a refund, the seller's payment, or some of both. */
export async function resolveOrder(tx: Tx, orderId: number, verdict: Verdict): Promise<OrderRow> {
  const { outcome, by, byUserId, reason } = verdict;
  const order = await lockOrder(tx, orderId);
  await payVerdict(tx, order, verdict);
  if (outcome === 'buyer') return endForBuyer(tx, order, { by: 'admin', byUserId, reason });
  // What may still be returned is not the seller's yet: the order continues until its return is over.
  if (order.openReturns > 0) return resumeOrder(tx, order, { isTold: true });
  return finishOrder(tx, order, { move: 'resolve-seller', by, byUserId, reason });
}
