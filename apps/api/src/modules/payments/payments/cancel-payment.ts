import type { Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { cancelChargeJob } from '../job-names.ts';
import { lockPayment, movePayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';

/**
 * Gives an unfinished payment up. The provider is told after the commit; should the money have arrived
 * meanwhile, the payment settles all the same and whoever wanted it gone refunds it.
 */
export async function cancelPayment(
  tx: Tx,
  paymentId: number,
  by: 'payer' | 'system' = 'system',
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, paymentId);
  const cancelled = await movePayment(tx, payment, { move: 'cancel', by });
  if (payment.provider) await addJob(tx, cancelChargeJob, { paymentId });
  return cancelled;
}
