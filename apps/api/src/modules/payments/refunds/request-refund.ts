import type { requestRefund as contract } from '@souk/contract/modules/payments/refunds';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { newToken } from '../../../platform/ids.ts';
import { refundRequested } from '../events.ts';
import { lockPartsOf } from '../parts/part.queries.ts';
import type { PartRow } from '../parts/part.tables.ts';
import { asPayer } from '../payments/payment.policy.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { insertRefund } from './refund.queries.ts';
import type { RefundRow } from './refund.tables.ts';

type Wish = BodyOf<typeof contract>;

/** The part of the payment that is meant: the only one, or that of the order named. */
function meant(parts: readonly PartRow[], orderId: number | undefined): PartRow {
  if (orderId === undefined && parts.length > 1) throw new Problem('refund-needs-order');
  const part = orderId === undefined ? parts[0] : parts.find(({ subjectId }) => subjectId === orderId);
  if (!part) throw new Problem('record-not-found');
  return part;
}

/** The payer asks for a refund of all that is left, or less; nothing is owed before an admin approves. */
export const requestRefund = (db: Db, payer: { id: number }, wish: Wish): Promise<RefundRow> =>
  db.transaction(async (tx) => {
    const payment = await getPayment(tx, wish.payment_id);
    asPayer(payment, payer);
    const part = meant(await lockPartsOf(tx, payment.id), wish.order_id);
    const leftCents = part.cents - part.refundedCents;
    const cents = wish.amount ?? leftCents;
    if (cents > leftCents || leftCents === 0) throw new Problem('refund-too-large');

    const refund = await insertRefund(tx, {
      paymentId: payment.id,
      partId: part.id,
      cents,
      currency: payment.currency,
      reason: wish.reason,
      key: `wish:${newToken()}`,
      byRole: 'customer',
      byUserId: payer.id,
    }).catch((error: unknown) => {
      throw isDuplicate(error, 'refunds_one_wish') ? new Problem('refund-requested-already') : error;
    });
    await publish(tx, refundRequested, { refundId: refund.id });
    return refund;
  });
