import type { Tx } from '../../../platform/db/database.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { writtenOffLines } from '../ledger/journal.rules.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPayment } from '../payments/payment.queries.ts';
import { getRefund, lockRefund, moveRefund } from './refund.queries.ts';
import { dueOf } from './refund.rules.ts';
import type { RefundRow } from './refund.tables.ts';

/** An admin closes a failed refund that cannot be paid; the payer is told why. */
export async function closeRefund(
  tx: Tx,
  { id: byUserId }: { id: number },
  { refundId, reason }: { refundId: number; reason: string },
): Promise<RefundRow> {
  const { id: paymentId, payerId, number } = await lockPayment(tx, (await getRefund(tx, refundId)).paymentId);
  const refund = await lockRefund(tx, refundId);
  const set = { decisionNote: reason };
  const closed = await moveRefund(tx, refund, { move: 'write-off', by: 'admin', byUserId, set });
  const { currency } = refund;
  const cents = dueOf(refund);
  await postJournal(tx, {
    kind: 'refund-closed',
    key: `refund-closed:${refundId}`,
    subject: { kind: 'payments.refund', id: refundId },
    currency,
    paymentId,
    byUserId,
    reason,
    lines: writtenOffLines(cents),
  });
  await notify(tx, {
    userId: payerId,
    kind: 'payment',
    subject: say`Your refund was closed`,
    path: '/refunds',
    text: say`${inMoney({ cents, currency })} of payment ${number} could not be refunded: ${reason}`,
    key: `refund:${refundId}:closed`,
    about: { kind: 'payments.refund', id: refundId },
  });
  return closed;
}
