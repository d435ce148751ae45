import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { getRefund } from './refund.queries.ts';

/** A refund has reached its payer, who is told. */
export async function tellPayerOfRefund(
  tx: Tx,
  { payload: { refundId } }: Happening<{ refundId: number }>,
): Promise<void> {
  const refund = await getRefund(tx, refundId);
  const { payerId, number } = await getPayment(tx, refund.paymentId);
  await notify(tx, {
    userId: payerId,
    kind: 'payment',
    subject: say`You were refunded`,
    path: '/refunds',
    text: say`${inMoney(refund)} of payment ${number} is on its way back to you.`,
    key: `refund:${refundId}:refunded`,
    about: { kind: 'payments.refund', id: refundId },
  });
}
