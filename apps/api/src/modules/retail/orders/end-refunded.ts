import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { type LineRow, listLinesOf } from '../../sales/index.ts';
import { orderCancelled } from '../events.ts';
import { orderLife } from './order.life.ts';
import { moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { restockUnsent } from './resolve-order.ts';

/** All its money was refunded and nothing was sent, so nobody needs it any more. */
const isIdle = (order: OrderRow, lines: readonly LineRow[]): boolean =>
  order.refundedCents === order.totalCents &&
  orderLife.movesFor(order.state, 'system').includes('refund-all') &&
  lines.every(({ fulfilledQuantity }) => fulfilledQuantity === 0);

/** Ends a locked order that was refunded in full before anything was sent; any other stays as it is. */
export async function endRefunded(tx: Tx, known: OrderRow): Promise<OrderRow> {
  if (!isIdle(known, await listLinesOf(tx, [known.id]))) return known;
  const reason = 'All of it was refunded';
  const set = { cancelReason: reason };
  const order = await moveOrder(tx, known, { move: 'refund-all', by: 'system', reason, set });
  await restockUnsent(tx, order);
  const { id: orderId, buyerId, sellerId } = order;
  await publish(tx, orderCancelled, { orderId, buyerId, sellerId });
  return order;
}
