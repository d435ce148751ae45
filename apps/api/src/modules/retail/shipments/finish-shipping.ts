import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import { orderShipped } from '../events.ts';
import { moveOrder } from '../orders/order.queries.ts';
import type { OrderRow } from '../orders/order.tables.ts';
import { tellOrders } from '../orders/tell-order.ts';

/** Records that everything left of a locked order is on its way. */
export async function finishShipping(tx: Tx, known: OrderRow, sellerId: number | null): Promise<OrderRow> {
  const order = await moveOrder(tx, known, { move: 'ship', by: 'seller', byUserId: sellerId });
  const { id: orderId, buyerId } = order;
  await publish(tx, orderShipped, { orderId, buyerId, sellerId: order.sellerId });
  const { isPickup } = order.delivery;
  const subject = isPickup ? say`Order ${order.number} is ready` : say`Order ${order.number} is on its way`;
  const text = isPickup
    ? say`You can pick it up at ${order.sellerName}.`
    : say`${order.sellerName} has sent your order.`;
  await tellOrders(tx, [{ order, to: 'buyer', step: 'shipped', subject, text }]);
  return order;
}
