import type { Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sendRefundJob } from '../job-names.ts';
import type { PaymentRow } from '../payments/payment.tables.ts';
import { insertRefund, moveRefund } from './refund.queries.ts';

/**
 * Refunds in full a payment for something that was already paid for; the ledger has owed it since it arrived.
 */
export async function refundSurplus(tx: Tx, { id, cents, currency }: PaymentRow): Promise<void> {
  const asked = await insertRefund(tx, {
    paymentId: id,
    cents,
    currency,
    reason: 'This was paid for already.',
    key: `surplus:${id}`,
    byRole: 'system',
    byUserId: null,
  });
  await moveRefund(tx, asked, { move: 'approve', by: 'system' });
  await addJob(tx, sendRefundJob, { refundId: asked.id });
}
