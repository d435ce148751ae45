import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { formatMoney } from '../../payments/index.ts';
import { type LineRow, listLinesOf, type SaleRow } from '../../sales/index.ts';
import { orderCancelled } from '../events.ts';
import { orderLife } from './order.life.ts';
import { lockOrder, moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { restockUnsent } from './resolve-order.ts';
import { tellOrders } from './tell-order.ts';

/** Nothing of its money is left and nothing of it was sent: nobody has a use for it any more. */
const isIdle = (order: OrderRow, lines: readonly LineRow[]): boolean =>
  order.refundedCents === order.totalCents &&
  orderLife.movesFor(order.state, 'system').includes('refund-all') &&
  lines.every(({ fulfilledQuantity }) => fulfilledQuantity === 0);

async function endRefunded(tx: Tx, known: OrderRow): Promise<OrderRow> {
  const reason = 'All of it was refunded';
  const set = { cancelReason: reason };
  const order = await moveOrder(tx, known, { move: 'refund-all', by: 'system', reason, set });
  await restockUnsent(tx, order);
  const { id: orderId, buyerId, sellerId } = order;
  await publish(tx, orderCancelled, { orderId, buyerId, sellerId });
  return order;
}

/** An admin gave money back: both sides are told, and the order ends where nothing is left of it. */
export async function showGrantedRefund(
  tx: Tx,
  sale: SaleRow,
  { refundId, cents }: { refundId: number; cents: number },
): Promise<void> {
  const refunded = await lockOrder(tx, sale.id);
  const lines = await listLinesOf(tx, [sale.id]);
  const order = isIdle(refunded, lines) ? await endRefunded(tx, refunded) : refunded;

  const isOver = order.state !== refunded.state;
  const amount = formatMoney({ cents, currency: order.currency });
  const what = isOver ? `Order ${order.number} was cancelled` : `A refund for order ${order.number}`;
  const news = { order, step: `refund-${refundId}`, subject: what };
  await tellOrders(tx, [
    { ...news, to: 'buyer', text: `Your request was granted: ${amount} goes back to you.` },
    { ...news, to: 'seller', text: `Souk has granted the buyer’s request: ${amount} goes back to them.` },
  ]);
}
