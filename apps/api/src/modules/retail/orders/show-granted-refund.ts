import type { Tx } from '../../../platform/db/database.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import type { SaleRow } from '../../sales/index.ts';
import { endRefunded } from './end-refunded.ts';
import { lockOrder } from './order.queries.ts';
import { tellOrders } from './tell-order.ts';

/** An admin has refunded money: both sides are told, and the order ends if nothing is left of it. */
export async function showGrantedRefund(
  tx: Tx,
  sale: SaleRow,
  { refundId, cents }: { refundId: number; cents: number },
): Promise<void> {
  const refunded = await lockOrder(tx, sale.id);
  const order = await endRefunded(tx, refunded);
  const isOver = order.state !== refunded.state;
  const amount = inMoney({ cents, currency: order.currency });
  const what = isOver ? say`Order ${order.number} was cancelled` : say`A refund for order ${order.number}`;
  const news = { order, step: `refund-${refundId}`, subject: what };
  await tellOrders(tx, [
    { ...news, to: 'buyer', text: say`Your request was granted: ${amount} goes back to you.` },
    { ...news, to: 'seller', text: say`Souk has granted the buyer’s request: ${amount} goes back to them.` },
  ]);
}
