import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import type { RefundedLine } from '../invoices/adjusted-lines.rules.ts';
import { lockPart } from '../parts/part.queries.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { bookRefund } from './book-refund.ts';
import { findRefundByKey, insertRefund } from './refund.queries.ts';
import type { RefundRow } from './refund.tables.ts';

export interface NewRefund {
  /** The subject whose part of a payment is refunded, such as an order. */
  subject: Subject;
  cents: number;
  reason: string;
  /** One refund per key. */
  key: string;
  byRole: 'seller' | 'admin' | 'system';
  byUserId: number | null;
  /** The lines of the sale that it is for, as its invoice names them; their GST is returned with them. */
  lines?: readonly RefundedLine[];
}

/** Refunds some of what was paid for a subject: the debt is booked at once, and a job sends the money. */
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
