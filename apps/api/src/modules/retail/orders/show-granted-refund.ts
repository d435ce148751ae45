import type { Tx } from '../../../platform/db/database.ts';
import { formatMoney } from '../../payments/index.ts';
import type { SaleRow } from '../../sales/index.ts';
import { endRefunded } from './end-refunded.ts';
import { lockOrder } from './order.queries.ts';
import { tellOrders } from './tell-order.ts';

/** An admin gave money back: both sides are told, and the order ends where nothing is left of it. */
export async function showGrantedRefund(
  tx: Tx,
  sale: SaleRow,
  { refundId, cents }: { refundId: number; cents: number },
): Promise<void> {
  const refunded = await lockOrder(tx, sale.id);
  const order = await endRefunded(tx, refunded);
  const isOver = order.state !== refunded.state;
  const amount = formatMoney({ cents, currency: order.currency });
  const what = isOver ? `Order ${order.number} was cancelled` : `A refund for order ${order.number}`;
  const news = { order, step: `refund-${refundId}`, subject: what };
  await tellOrders(tx, [
    { ...news, to: 'buyer', text: `Your request was granted: ${amount} goes back to you.` },
    { ...news, to: 'seller', text: `Souk has granted the buyer’s request: ${amount} goes back to him.` },
  ]);
}
