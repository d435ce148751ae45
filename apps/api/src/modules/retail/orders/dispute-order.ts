import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { type DisputeRow, findDisputesOf, openDispute } from '../../disputes/index.ts';
import { orderKind } from './order.life.ts';
import { checkBuyerOf } from './order.policy.ts';
import { getLineOf, lockOrder, moveOrder } from './order.queries.ts';
import { leftOf, mayDispute } from './order.rules.ts';
import type { OrderRow } from './order.tables.ts';

export interface Complaint {
  reason: string;
  comment: string;
  /** About the whole order unless said. */
  lineId: number | undefined;
}

/** What may go back at most: what is left of the order, or of the line. */
async function stakeOf(tx: Tx, order: OrderRow, lineId: number | undefined): Promise<number> {
  const owed = order.totalCents - order.refundedCents;
  return lineId === undefined ? owed : Math.min(owed, leftOf(await getLineOf(tx, order.id, lineId)));
}

/** The buyer of a sent order says that something is wrong: nobody is paid until it is decided. */
export function disputeOrder(
  db: Db,
  buyer: { id: number },
  orderId: number,
  { reason, comment, lineId }: Complaint,
  files: readonly UploadedFile[] = [],
): Promise<DisputeRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    checkBuyerOf(order, buyer);
    // Said first: after the first dispute the order's state alone would already refuse.
    if ((await findDisputesOf(tx, orderKind, [order.id])).has(order.id))
      throw new Problem('complained-already');
    const cents = await stakeOf(tx, order, lineId);
    if (!mayDispute(order, clock.now()) || cents === 0) throw new Problem('order-move-not-allowed');

    await moveOrder(tx, order, { move: 'dispute', by: 'buyer', byUserId: buyer.id, reason });
    const fresh = {
      subject: { kind: orderKind, id: order.id },
      title: `Order ${order.number}`,
      customerPath: `/orders/detail?order_id=${order.id}`,
      sellerPath: `/received-orders-detail?order_id=${order.id}`,
      customerId: order.buyerId,
      sellerId: order.sellerId,
      amount: { cents, currency: order.currency },
    };
    return openDispute(tx, { ...fresh, reason, comment }, files);
  });
}
