import type { Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { type Adjustment, adjustInvoices, feeIn } from '../invoices/adjust-invoices.ts';
import { sendRefundJob } from '../job-names.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { debitPart } from '../parts/debit-part.ts';
import type { PartRow } from '../parts/part.tables.ts';
import { moveRefund } from './refund.queries.ts';
import type { RefundRow } from './refund.tables.ts';

interface Approval {
  part: PartRow;
  refund: RefundRow;
  by: 'seller' | 'admin' | 'system';
  byUserId: number | null;
  /** Less than what was asked for. */
  cents?: number;
}

/** A refund as the invoices of its part are adjusted for it. */
export const refundAdjustmentOf = (
  part: Adjustment['part'],
  { id, cents, reason, lines }: RefundRow,
  fee: Adjustment['fee'],
): Adjustment => ({
  part,
  cents,
  lines: lines ?? [],
  fee,
  words: `Refund: ${reason}`,
  subject: { kind: 'payments.refund', id },
});

/**
 * Grants a refund of a locked part: the debt is booked and the invoices are adjusted at once; a job sends the money.
 */
export async function bookRefund(tx: Tx, { part, refund, by, byUserId, ...rest }: Approval) {
  const { cents = refund.cents } = rest;
  const lines = await debitPart(tx, part, cents);
  const approved = await moveRefund(tx, refund, { move: 'approve', by, byUserId, set: { cents } });
  const { id, paymentId, currency, reason } = approved;
  const subject = { kind: part.subjectKind, id: part.subjectId };
  const key = `refund:${id}`;
  await postJournal(tx, { kind: 'refund', key, subject, currency, paymentId, byUserId, reason, lines });
  await adjustInvoices(tx, [refundAdjustmentOf(part, approved, feeIn(part, lines))]);
  await addJob(tx, sendRefundJob, { refundId: id });
  return approved;
}
