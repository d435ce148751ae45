import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { refundGranted } from '../events.ts';
import { sendRefundJob } from '../job-names.ts';
import { lockPart } from '../parts/part.queries.ts';
import { type PartRow, parts } from '../parts/part.tables.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { bookRefund } from './book-refund.ts';
import { refundLife } from './refund.life.ts';
import { getRefund, lockRefund, moveRefund } from './refund.queries.ts';
import type { RefundRow } from './refund.tables.ts';

type Admin = { id: number };

/** Locks the part that a refund belongs to; always before the refund itself, as everywhere. */
async function lockPartOf(tx: Tx, { partId }: RefundRow): Promise<PartRow> {
  if (partId === null) throw new Problem('refund-move-not-allowed');
  const [part] = await tx.select().from(parts).where(eq(parts.id, partId));
  if (!part) throw new Problem('record-not-found');
  return lockPart(tx, { kind: part.subjectKind, id: part.subjectId });
}

interface Grant {
  refundId: number;
  /** The amount granted; the amount requested by default. */
  cents?: number | undefined;
}

/** An admin approves a requested refund; a job sends the money. */
export async function approveRefund(tx: Tx, { id }: Admin, { refundId, cents }: Grant): Promise<RefundRow> {
  const part = await lockPartOf(tx, await getRefund(tx, refundId));
  const refund = await lockRefund(tx, refundId);
  refundLife.next(refund.state, 'approve', 'admin');
  const amount = cents === undefined ? {} : { cents };
  const granted = await bookRefund(tx, { part, refund, by: 'admin', byUserId: id, ...amount });
  const subject = { kind: part.subjectKind, id: part.subjectId };
  await publish(tx, refundGranted, {
    refundId,
    paymentId: part.paymentId,
    subject,
    cents: granted.cents,
  });
  return granted;
}

/** An admin refuses a requested refund; the customer is told why. */
export async function rejectRefund(
  tx: Tx,
  { id }: Admin,
  { refundId, reason }: { refundId: number; reason: string },
): Promise<RefundRow> {
  const refund = await lockRefund(tx, refundId);
  const rejected = await moveRefund(tx, refund, {
    move: 'reject',
    by: 'admin',
    byUserId: id,
    set: { decisionNote: reason },
  });
  const { payerId, number } = await getPayment(tx, refund.paymentId);
  await notify(tx, {
    userId: payerId,
    kind: 'payment',
    subject: say`Your refund was refused`,
    path: '/refunds',
    text: say`${inMoney(refund)} of payment ${number} will not be refunded: ${reason}`,
    key: `refund:${refundId}:rejected`,
    about: { kind: 'payments.refund', id: refundId },
  });
  return rejected;
}

/** Sends a failed refund to the provider again, under a new key. */
export async function retryRefund(tx: Tx, { id }: Admin, refundId: number): Promise<RefundRow> {
  const refund = await lockRefund(tx, refundId);
  const retried = await moveRefund(tx, refund, { move: 'retry', by: 'admin', byUserId: id });
  await addJob(tx, sendRefundJob, { refundId });
  return retried;
}
