import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { RefundedLine } from '../invoices/adjusted-lines.rules.ts';
import { lockPart } from '../parts/part.queries.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { bookRefund } from './book-refund.ts';
import { findRefundByKey, insertRefund } from './refund.queries.ts';
import type { RefundRow } from './refund.tables.ts';

export interface NewRefund {
  /** The thing whose part of a payment goes back, an order for instance. */
  subject: Subject;
  cents: number;
  reason: string;
  /** The same key gives back once. */
  key: string;
  byRole: 'seller' | 'admin' | 'system';
  byUserId: number | null;
  /** The lines of the sale that it is for, as its invoice names them; their GST goes back with them. */
  lines?: readonly RefundedLine[];
}

/** Gives back some of what was paid for a thing: the debt is in the ledger at once, the money follows by a job. */
export async function refundPart(tx: Tx, { subject, ...fresh }: NewRefund): Promise<RefundRow> {
  const part = await lockPart(tx, subject);
  const known = await findRefundByKey(tx, fresh.key);
  if (known) return known;

  const { paymentId } = part;
  const { currency } = await getPayment(tx, paymentId);
  const { byRole: by, byUserId } = fresh;
  const refund = await insertRefund(tx, { ...fresh, paymentId, currency, partId: part.id });
  return bookRefund(tx, { part, refund, by, byUserId });
}
