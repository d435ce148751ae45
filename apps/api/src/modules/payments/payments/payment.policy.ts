import { Problem } from '../../../platform/errors.ts';
import type { PaymentRow } from './payment.tables.ts';

/** The payer alone; to everybody else there is no such payment. */
export function asPayer(payment: PaymentRow, user: { id: number }): 'payer' {
  if (payment.payerId !== user.id) throw new Problem('record-not-found');
  return 'payer';
}
