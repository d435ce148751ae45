import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';
import type { Said } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { orderKind } from './order.life.ts';
import type { OrderRow } from './order.tables.ts';

type Told = Pick<OrderRow, 'id' | 'buyerId' | 'sellerId' | 'number' | 'state'>;

export interface News {
  order: Told;
  to: 'buyer' | 'seller';
  /** What has happened, once per order. */
  step: string;
  subject: Said;
  text: Said;
  /** Instead of the order's own page. */
  path?: string;
}

/** The order's page for either side. */
export const orderPaths = {
  buyer: (orderId: number) => `/orders/detail?order_id=${orderId}`,
  seller: (orderId: number) => `/received-orders-detail?order_id=${orderId}`,
};

const receiverOf = ({ order, to }: News): number => (to === 'buyer' ? order.buyerId : order.sellerId);

/** Refreshes the open pages of both sides of an order whose news somebody else has told. */
export async function showOrder(tx: Tx, { id, buyerId, sellerId, state }: Told): Promise<void> {
  for (const userId of [buyerId, sellerId].toSorted((one, other) => one - other))
    await tellUser(tx, userId, 'order', { order_id: id, status: state });
}

/** Tells buyers and sellers about their orders, in the order of their ids so that there is no deadlock. */
export async function tellOrders(tx: Tx, news: readonly News[]): Promise<void> {
  const inOrder = [...news].sort((one, other) => receiverOf(one) - receiverOf(other));
  for (const one of inOrder) {
    const { order, to, step, subject, text, path = orderPaths[to](order.id) } = one;
    const userId = receiverOf(one);
    const about = { kind: orderKind, id: order.id };
    const senderId = to === 'buyer' ? order.sellerId : order.buyerId;
    const key = `order:${order.id}:${step}:${to}`;
    await notify(tx, { userId, kind: 'order', subject, text, path, key, senderId, about });
    await tellUser(tx, userId, 'order', { order_id: order.id, status: order.state });
  }
}
