import { orderDays } from '@souk/contract/modules/retail/orders';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import { receiveSale } from '../../sales/index.ts';
import { orderDelivered } from '../events.ts';
import { moveOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { tellOrders } from './tell-order.ts';

interface Arrival {
  by: 'seller' | 'system';
  byUserId: number | null;
  /** The buyer reported it and need not be told. */
  isToldBuyer?: boolean;
}

/** Records that a locked order has arrived. */
export async function arriveOrder(
  tx: Tx,
  known: OrderRow,
  { by, byUserId, isToldBuyer = true }: Arrival,
): Promise<OrderRow> {
  const move = by === 'seller' ? 'deliver' : 'arrive';
  const order = await moveOrder(tx, known, { move, by, byUserId });
  await receiveSale(tx, order);
  const { id: orderId, buyerId, sellerId } = order;
  await publish(tx, orderDelivered, { orderId, buyerId, sellerId });
  const subject = say`Order ${order.number} has arrived`;
  const text = say`Is everything as it should be? Please confirm within ${orderDays.untilComplete} days, or tell us what is wrong.`;
  if (isToldBuyer) await tellOrders(tx, [{ order, to: 'buyer', step: 'delivered', subject, text }]);
  return order;
}
