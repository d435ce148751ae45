import { type BookingDetail, getBooking } from '@souk/contract/modules/bookings/bookings';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

/** A received booking, of one kind where the page is that kind's own; to its customer there is no such page. */
export async function getReceived(
  args: PageArgs,
  id: string | undefined,
  kind?: BookingKind,
): Promise<BookingDetail> {
  const booking = await call(args, getBooking, { params: { booking_id: id ?? '' } });
  if (booking.role !== 'seller' || (kind && booking.module !== kind)) throw data(null, { status: 404 });
  return booking;
}
