import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { getRefund } from './refund.queries.ts';
import { dueOf } from './refund.rules.ts';

/** Tells the payer that a refund has arrived, or that an admin has paid it in another way. */
export async function tellPayerOfRefund(
  tx: Tx,
  { payload: { refundId } }: Happening<{ refundId: number }>,
): Promise<void> {
  const refund = await getRefund(tx, refundId);
  const { payerId, number } = await getPayment(tx, refund.paymentId);
  const price = inMoney({ cents: dueOf(refund), currency: refund.currency });
  await notify(tx, {
    userId: payerId,
    kind: 'payment',
    subject: say`You were refunded`,
    path: '/refunds',
    text:
      refund.paidBy === 'house'
        ? say`${price} of payment ${number} was paid back to you in another way: ${refund.decisionNote}`
        : say`${price} of payment ${number} is on its way back to you.`,
    key: `refund:${refundId}:refunded`,
    about: { kind: 'payments.refund', id: refundId },
  });
}
