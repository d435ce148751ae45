import { clock, fromNow } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { refundFailed, refundSettled } from '../events.ts';
import { refundSentLines } from '../ledger/journal.rules.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPayment, movePayment, subjectOf } from '../payments/payment.queries.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';
import type { ProviderRefund } from '../providers/provider.ts';
import { getRefund, lockRefund, moveRefund, rememberRefund } from './refund.queries.ts';
import { retryAfterMs } from './refund.rules.ts';
import type { RefundRow } from './refund.tables.ts';

async function settle(tx: Tx, payment: PaymentRow, refund: RefundRow, providerRef: string): Promise<void> {
  const { id: refundId, cents, currency, paymentId } = refund;
  await moveRefund(tx, refund, {
    move: 'settle',
    by: 'system',
    set: { providerRef, settledAt: clock.now() },
  });
  const refundedCents = payment.refundedCents + cents;
  const move = refundedCents === payment.cents ? 'refund-all' : 'refund-some';
  await movePayment(tx, payment, { move, by: 'system', set: { refundedCents } });
  await postJournal(tx, {
    kind: 'refund-sent',
    key: `refund-sent:${refundId}`,
    subject: { kind: 'payments.refund', id: refundId },
    currency,
    paymentId,
    lines: refundSentLines(cents),
  });
  await publish(tx, refundSettled, { refundId, paymentId, subject: subjectOf(payment) });
}

/** Brings a refund to where its provider says it is; told twice, it does no more. */
export async function applyRefund(db: Db, refundId: number, answer: ProviderRefund): Promise<void> {
  await db.transaction(async (tx) => {
    const { paymentId } = await getRefund(tx, refundId);
    const payment = await lockPayment(tx, paymentId);
    const refund = await lockRefund(tx, refundId);
    if (refund.state !== 'processing') return;
    if (answer.status === 'succeeded') return settle(tx, payment, refund, answer.id);
    if (answer.status === 'processing') return rememberRefund(tx, refund, answer.id);
    const waitMs = retryAfterMs(refund.tries);
    const dueAt = waitMs === undefined ? undefined : fromNow(waitMs);
    await moveRefund(tx, refund, { move: 'fail', by: 'system', set: { providerRef: null }, dueAt });
    if (waitMs !== undefined) return;
    await publish(tx, refundFailed, { refundId, paymentId, subject: subjectOf(payment) });
  });
}
