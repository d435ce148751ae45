import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { getLineOf, leftOf, refundSale } from '../../sales/index.ts';
import { endRefunded } from './end-refunded.ts';
import { checkSellerOf } from './order.policy.ts';
import { lockOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { tellOrders } from './tell-order.ts';

export interface Refunding {
  lineId: number | undefined;
  amountCents: number | undefined;
  reason: string;
  /** One refund per key. */
  key: string;
}

/** A line, an amount, an amount of a line, or everything that is left. */
async function centsOf(tx: Tx, order: OrderRow, { lineId, amountCents }: Refunding): Promise<number> {
  const owed = order.totalCents - order.refundedCents;
  if (lineId === undefined) return amountCents ?? owed;
  const left = leftOf(await getLineOf(tx, order.id, lineId));
  const cents = amountCents ?? Math.min(left, owed);
  if (cents > left) throw new Problem('refund-too-large');
  return cents;
}

/** The seller refunds some of the money voluntarily; refunding everything ends what was not sent. */
export function refundOrder(db: Db, seller: { id: number }, orderId: number, refunding: Refunding) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    checkSellerOf(order, seller);
    if (order.state === 'pending' || order.state === 'cancelled') throw new Problem('order-move-not-allowed');
    const cents = await centsOf(tx, order, refunding);
    if (cents > order.totalCents - order.refundedCents) throw new Problem('refund-too-large');

    const { reason, lineId } = refunding;
    const key = `order:${order.id}:refund:${refunding.key}`;
    const [refund] = await refundSale(tx, order, {
      cents,
      reason,
      key,
      by: 'seller',
      byUserId: seller.id,
      ...(lineId !== undefined && { lines: [{ lineId, cents }] }),
    });
    if (!refund) throw new Problem('refund-too-large');
    const now = await endRefunded(tx, await lockOrder(tx, orderId));
    const isOver = now.state !== order.state;
    const subject = isOver
      ? say`Order ${order.number} was cancelled`
      : say`A refund for order ${order.number}`;
    const text = say`${order.sellerName} has given you money back: ${reason}`;
    await tellOrders(tx, [{ order: now, to: 'buyer', step: `refund-${refund.id}`, subject, text }]);
    return refund;
  });
}
