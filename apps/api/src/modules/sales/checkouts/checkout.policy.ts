import { Problem } from '../../../platform/errors.ts';
import type { CheckoutRow } from './checkout.tables.ts';

/** Refuses anyone but the buyer: for a stranger it does not exist. */
export function checkBuyerOf({ buyerId }: Pick<CheckoutRow, 'buyerId'>, user: { id: number }): void {
  if (buyerId !== user.id) throw new Problem('record-not-found');
}
