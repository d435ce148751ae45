import { Problem } from '../../../platform/errors.ts';
import type { PayoutRow } from './payout.tables.ts';

/** The seller alone; for everybody else it does not exist. */
export function asPaidSeller(payout: PayoutRow, user: { id: number }): 'seller' {
  if (payout.sellerId !== user.id) throw new Problem('record-not-found');
  return 'seller';
}
