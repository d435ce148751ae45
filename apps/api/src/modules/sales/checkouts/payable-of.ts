import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import {
  cancelPayment,
  lockPaymentOf,
  type NewPayment,
  openPayment,
  type PaymentRow,
} from '../../payments/index.ts';

/** The payment to start, locked: the open one, or a new one after a refusal or an unfinished action. */
export async function payableOf(
  tx: Tx,
  subject: Subject,
  fresh: () => Promise<NewPayment>,
): Promise<PaymentRow> {
  const last = await lockPaymentOf(tx, subject);
  if (last?.state === 'requires-action') await cancelPayment(tx, last.id, 'payer');
  else if (last && last.state !== 'failed' && last.state !== 'cancelled') return last;
  return openPayment(tx, await fresh());
}
