import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import {
  getLineOf,
  isOpen,
  type LineShare,
  leftOf,
  listLinesOf,
  refundSale,
  sharesOf,
} from '../../sales/index.ts';
import { checkSellerOf } from './order.policy.ts';
import { lockOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { tellOrders } from './tell-order.ts';

export interface Refunding {
  lineId: number | undefined;
  amountCents: number | undefined;
  reason: string;
  /** Gives back once under the same key. */
  key: string;
}

interface Amount {
  cents: number;
  lines: LineShare[];
}

/** A line, an amount, an amount of a line, or everything that is left. */
async function amountOf(tx: Tx, order: OrderRow, { lineId, amountCents }: Refunding): Promise<Amount> {
  const owed = order.totalCents - order.refundedCents;
  if (lineId !== undefined) {
    const line = await getLineOf(tx, order.id, lineId);
    const cents = amountCents ?? Math.min(leftOf(line), owed);
    if (cents > leftOf(line)) throw new Problem('refund-too-large');
    return { cents, lines: [{ lineId, cents }] };
  }
  if (amountCents !== undefined) return { cents: amountCents, lines: [] };
  const open = (await listLinesOf(tx, [order.id])).filter(isOpen);
  return { cents: owed, lines: sharesOf(open, owed) };
}

/** Refunds some of the money at the seller's own decision. */
export function refundOrder(db: Db, seller: { id: number }, orderId: number, refunding: Refunding) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    checkSellerOf(order, seller);
    if (order.state === 'pending' || order.state === 'cancelled') throw new Problem('order-move-not-allowed');
    const { cents, lines } = await amountOf(tx, order, refunding);
    if (cents > order.totalCents - order.refundedCents) throw new Problem('refund-too-large');

    const { reason } = refunding;
    const key = `order:${order.id}:refund:${refunding.key}`;
    const [refund] = await refundSale(tx, order, {
      cents,
      lines,
      reason,
      key,
      by: 'seller',
      byUserId: seller.id,
    });
    if (!refund) throw new Problem('refund-too-large');
    const subject = `A refund for order ${order.number}`;
    const text = `${order.sellerName} has given you money back: ${reason}`;
    await tellOrders(tx, [{ order, to: 'buyer', step: `refund-${refund.id}`, subject, text }]);
    return refund;
  });
}
