import type { Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { cancelChargeJob } from '../job-names.ts';
import { paymentLife } from './payment.life.ts';
import { lockPayment, movePayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';

const isOpen = ({ state }: PaymentRow) => paymentLife.moves.cancel.from.includes(state);

/**
 * Cancels an unfinished payment. The provider is told after the commit; if the money has arrived in the meantime, the
 * payment settles and whoever cancelled it refunds it. The house may cancel one that is already over.
 */
export async function cancelPayment(
  tx: Tx,
  paymentId: number,
  by: 'payer' | 'system' = 'system',
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, paymentId);
  if (by === 'system' && !isOpen(payment)) return payment;
  const cancelled = await movePayment(tx, payment, { move: 'cancel', by });
  if (payment.provider) await addJob(tx, cancelChargeJob, { paymentId });
  return cancelled;
}
