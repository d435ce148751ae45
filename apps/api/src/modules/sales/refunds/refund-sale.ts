import type { Tx } from '../../../platform/db/database.ts';
import { paidPartsOf, type RefundRow, refundPart } from '../../payments/index.ts';
import { addLineRefunds } from '../lines/line.queries.ts';
import type { LineShare } from '../lines/line.rules.ts';
import { addRefunded, subjectOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';

export interface SaleRefund {
  cents: number;
  reason: string;
  /** Refunds once under the same key. */
  key: string;
  by: 'buyer' | 'seller' | 'admin' | 'system';
  byUserId: number | null;
  /** Refunds no more than an admin, or a lost chargeback, has left of the payment. */
  isCapped?: boolean;
  /** How the amount falls on lines; the rest is an extra's or goodwill. */
  lines?: readonly LineShare[];
}

type Refundable = Pick<SaleRow, 'id' | 'kind'>;

/** What the payment still holds of the sale. */
async function heldOf(tx: Tx, { id, kind }: Refundable): Promise<number> {
  const part = (await paidPartsOf(tx, kind, [id])).get(id);
  return part ? part.cents - part.refundedCents : 0;
}

/** Gives the buyer of a locked sale some of the money back; an amount of nothing does nothing. */
export async function refundSale(
  tx: Tx,
  sale: Refundable,
  { isCapped, lines = [], ...wanted }: SaleRefund,
): Promise<RefundRow | undefined> {
  const { reason, key, by, byUserId } = wanted;
  const cents = isCapped ? Math.min(wanted.cents, await heldOf(tx, sale)) : wanted.cents;
  if (cents <= 0) return undefined;
  // A buyer's cancelling is the house's rule, not a request that somebody has to approve.
  const byRole = by === 'buyer' ? 'system' : by;
  const refund = await refundPart(tx, { subject: subjectOf(sale), cents, reason, key, byRole, byUserId });
  await addLineRefunds(tx, lines);
  await addRefunded(tx, sale.id, cents);
  return refund;
}
