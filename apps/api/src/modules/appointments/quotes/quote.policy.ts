import { Problem } from '../../../platform/errors.ts';
import type { QuoteRow } from './quote.tables.ts';

export type Side = 'customer' | 'seller';

type Sides = Pick<QuoteRow, 'customerId' | 'sellerId'>;

/** What the user is to the quote; for everybody else it does not exist. */
export function sideOf({ customerId, sellerId }: Sides, user: { id: number }): Side {
  if (customerId === user.id) return 'customer';
  if (sellerId === user.id) return 'seller';
  throw new Problem('record-not-found');
}

export function checkSide(quote: Sides, user: { id: number }, side: Side): void {
  if (sideOf(quote, user) !== side) throw new Problem('record-not-found');
}
