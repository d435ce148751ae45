import type { Db } from '../../../platform/db/database.ts';
import { cancelPayment } from './cancel-payment.ts';
import { asPayer } from './payment.policy.ts';
import { getPayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.tables.ts';

/** The payer cancels an unfinished payment. */
export function cancelOwnPayment(db: Db, payer: { id: number }, paymentId: number): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    asPayer(await getPayment(tx, paymentId), payer);
    return cancelPayment(tx, paymentId, 'payer');
  });
}
