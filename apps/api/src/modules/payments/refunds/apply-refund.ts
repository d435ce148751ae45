import { fromNow } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { hasQuestionedChargeback } from '../chargebacks/chargeback.queries.ts';
import { refundFailed } from '../events.ts';
import { lockPayment, subjectOf } from '../payments/payment.queries.ts';
import type { ProviderRefund } from '../providers/provider.ts';
import { getRefund, lockRefund, moveRefund, rememberRefund } from './refund.queries.ts';
import { retryAfterMs } from './refund.rules.ts';
import { settleRefund } from './settle-refund.ts';

/** Brings a refund to the state its provider reports; repeated reports change nothing. */
export async function applyRefund(db: Db, refundId: number, answer: ProviderRefund): Promise<void> {
  await db.transaction(async (tx) => {
    const { paymentId } = await getRefund(tx, refundId);
    const payment = await lockPayment(tx, paymentId);
    const refund = await lockRefund(tx, refundId);
    if (refund.state !== 'processing') return;
    if (answer.status === 'succeeded') {
      await settleRefund(tx, payment, refund, { by: 'system', providerRef: answer.id });
      return;
    }
    if (answer.status === 'processing') return rememberRefund(tx, refund, answer.id);
    // Where a bank has taken more than it may, an admin decides whether anything is still owed.
    const isQuestioned = await hasQuestionedChargeback(tx, paymentId);
    const waitMs = isQuestioned ? undefined : retryAfterMs(refund.tries);
    const dueAt = waitMs === undefined ? undefined : fromNow(waitMs);
    await moveRefund(tx, refund, { move: 'fail', by: 'system', set: { providerRef: null }, dueAt });
    if (waitMs !== undefined) return;
    await publish(tx, refundFailed, { refundId, paymentId, subject: subjectOf(payment) });
  });
}
