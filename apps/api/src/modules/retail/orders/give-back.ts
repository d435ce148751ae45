import type { Tx } from '../../../platform/db/database.ts';
import { paidPartsOf, refundPart } from '../../payments/index.ts';
import { orderKind } from './order.life.ts';
import { addRefunded, updateOrderLine } from './order.queries.ts';
import type { OrderLineRow, OrderRow } from './order.tables.ts';

type Refund = Awaited<ReturnType<typeof refundPart>>;

export interface Giving {
  cents: number;
  reason: string;
  /** Gives back once under the same key. */
  key: string;
  by: 'buyer' | 'seller' | 'admin' | 'system';
  byUserId: number | null;
  /** Gives back no more than an admin, or a lost chargeback, has left of the payment. */
  isCapped?: boolean;
  /** How the amount falls on lines; the rest is postage or goodwill. */
  lines?: readonly { line: OrderLineRow; cents: number }[];
}

/** What the payment still holds of the order. */
async function heldOf(tx: Tx, orderId: number): Promise<number> {
  const part = (await paidPartsOf(tx, orderKind, [orderId])).get(orderId);
  return part ? part.cents - part.refundedCents : 0;
}

/** Gives the buyer of a locked order some of his money back; an amount of nothing does nothing. */
export async function giveBack(tx: Tx, order: OrderRow, giving: Giving): Promise<Refund | undefined> {
  const { reason, key, by, byUserId, lines = [] } = giving;
  const cents = giving.isCapped ? Math.min(giving.cents, await heldOf(tx, order.id)) : giving.cents;
  if (cents <= 0) return undefined;
  // A buyer's cancelling is the house's rule, not a wish that somebody has to approve.
  const byRole = by === 'buyer' ? 'system' : by;
  const subject = { kind: orderKind, id: order.id };
  const refund = await refundPart(tx, { subject, cents, reason, key, byRole, byUserId });
  for (const { line, cents: share } of lines)
    if (share > 0) await updateOrderLine(tx, line.id, { refundedCents: line.refundedCents + share });
  await addRefunded(tx, order.id, cents);
  return refund;
}
