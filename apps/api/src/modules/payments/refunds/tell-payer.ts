import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { notify } from '../../notifications/index.ts';
import { formatMoney } from '../invoices/money-words.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { getRefund } from './refund.queries.ts';

/** Tells the payer that a refund has reached them. */
export async function tellPayerOfRefund(
  tx: Tx,
  { payload: { refundId } }: Happening<{ refundId: number }>,
): Promise<void> {
  const refund = await getRefund(tx, refundId);
  const { payerId, number } = await getPayment(tx, refund.paymentId);
  await notify(tx, {
    userId: payerId,
    kind: 'payment',
    subject: 'You were refunded',
    path: '/refunds',
    text: `${formatMoney(refund)} of payment ${number} is on its way back to you.`,
    key: `refund:${refundId}:refunded`,
    about: { kind: 'payments.refund', id: refundId },
  });
}
