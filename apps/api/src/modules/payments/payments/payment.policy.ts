import { Problem } from '../../../platform/errors.ts';
import type { PaymentRow } from './payment.tables.ts';

/** The payer alone; for everybody else it does not exist. */
export function asPayer(payment: PaymentRow, user: { id: number }): 'payer' {
  if (payment.payerId !== user.id) throw new Problem('record-not-found');
  return 'payer';
}
