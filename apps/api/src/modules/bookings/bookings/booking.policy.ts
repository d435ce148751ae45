import { Problem } from '../../../platform/errors.ts';
import type { BookingRow } from './booking.tables.ts';

export type Side = 'customer' | 'seller';

type Viewed = Pick<BookingRow, 'customerId' | 'sellerId' | 'announcedAt'>;

/** What the user is to the booking; for everybody else it does not exist. */
export function sideOf({ customerId, sellerId, announcedAt }: Viewed, user: { id: number }): Side {
  if (customerId === user.id) return 'customer';
  if (sellerId === user.id && announcedAt !== null) return 'seller';
  throw new Problem('record-not-found');
}

export function checkSide(booking: Viewed, user: { id: number }, side: Side): void {
  if (sideOf(booking, user) !== side) throw new Problem('record-not-found');
}
