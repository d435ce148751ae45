import { Problem } from '../../../platform/errors.ts';
import type { SaleRow } from '../../sales/index.ts';
import type { LockedBooking } from '../bookings/booking.queries.ts';
import { isChangeable, isPaidByShares } from './work-change.rules.ts';

/** The sale of a booking whose work can be changed now; any other is refused. */
export function changedSaleOf({ booking, sale }: LockedBooking): SaleRow {
  if (!sale || !isChangeable(booking.state) || !isPaidByShares(booking))
    throw new Problem('booking-move-not-allowed');
  return sale;
}
