import type { Tx } from '../../../platform/db/database.ts';
import { lockPayment } from '../payments/payment.queries.ts';
import { getRefund, lockRefund } from './refund.queries.ts';
import type { RefundRow } from './refund.tables.ts';
import { settleRefund } from './settle-refund.ts';

/** An admin has paid a failed refund in another way, such as a bank transfer, and notes how. */
export async function payRefundOtherwise(
  tx: Tx,
  { id: byUserId }: { id: number },
  { refundId, note }: { refundId: number; note: string },
): Promise<RefundRow> {
  const payment = await lockPayment(tx, (await getRefund(tx, refundId)).paymentId);
  const refund = await lockRefund(tx, refundId);
  return settleRefund(tx, payment, refund, { by: 'admin', byUserId, note });
}
