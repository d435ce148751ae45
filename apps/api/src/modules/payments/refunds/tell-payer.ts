import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { notify } from '../../notifications/index.ts';
import { formatMoney } from '../invoices/money-words.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { getRefund } from './refund.queries.ts';
import { dueOf } from './refund.rules.ts';

/** A refund has reached its payer, or the desk has paid it by another way: the payer is told. */
export async function tellPayerOfRefund(
  tx: Tx,
  { payload: { refundId } }: Happening<{ refundId: number }>,
): Promise<void> {
  const refund = await getRefund(tx, refundId);
  const { payerId, number } = await getPayment(tx, refund.paymentId);
  const how =
    refund.paidBy === 'house'
      ? `was paid back to you in another way: ${refund.decisionNote}`
      : 'is on its way back to you.';
  await notify(tx, {
    userId: payerId,
    kind: 'payment',
    subject: 'You were refunded',
    path: '/refunds',
    text: `${formatMoney({ cents: dueOf(refund), currency: refund.currency })} of payment ${number} ${how}`,
    key: `refund:${refundId}:refunded`,
    about: { kind: 'payments.refund', id: refundId },
  });
}
