import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { refundSettled } from '../events.ts';
import { refundSentLines } from '../ledger/journal.rules.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { movePayment, subjectOf } from '../payments/payment.queries.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';
import { moveRefund } from './refund.queries.ts';
import { dueOf } from './refund.rules.ts';
import type { RefundRow } from './refund.tables.ts';

type Way =
  | { by: 'system'; providerRef: string }
  /** An admin has paid it, and notes how. */
  | { by: 'admin'; byUserId: number; note: string };

/**
 * The payer has the money of a locked refund: the debt is paid, the payment shows it, and the payer is told.
 */
export async function settleRefund(
  tx: Tx,
  payment: PaymentRow,
  refund: RefundRow,
  way: Way,
): Promise<RefundRow> {
  const { id: refundId, currency, paymentId } = refund;
  const settledAt = clock.now();
  const settled =
    way.by === 'system'
      ? await moveRefund(tx, refund, {
          move: 'settle',
          by: 'system',
          set: { providerRef: way.providerRef, settledAt },
        })
      : await moveRefund(tx, refund, {
          move: 'pay-otherwise',
          by: 'admin',
          byUserId: way.byUserId,
          set: { paidBy: 'house', decisionNote: way.note, settledAt },
        });
  const refundedCents = payment.refundedCents + dueOf(refund);
  const move = refundedCents === payment.cents ? 'refund-all' : 'refund-some';
  await movePayment(tx, payment, { move, by: 'system', set: { refundedCents } });
  await postJournal(tx, {
    kind: 'refund-sent',
    key: `refund-sent:${refundId}`,
    subject: { kind: 'payments.refund', id: refundId },
    currency,
    paymentId,
    byUserId: way.by === 'admin' ? way.byUserId : null,
    lines: refundSentLines(dueOf(refund), settled.paidBy),
  });
  await publish(tx, refundSettled, { refundId, paymentId, subject: subjectOf(payment) });
  return settled;
}
