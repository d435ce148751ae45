import { type Booking, type BookingDetail, getBooking } from '@souk/contract/modules/bookings/bookings';
import { bookingFamilies } from '@souk/contract/modules/bookings/families';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

type Family = (typeof bookingFamilies)[number];

const familyNamed = (kind: BookingKind): Family | undefined =>
  bookingFamilies.find((family) => family.kind === kind);

/** The calls of a booking's kind. */
export function familyOf({ module }: Pick<Booking, 'module'>): Family {
  const family = familyNamed(module);
  if (!family) throw new Error(`no calls for ${module}`);
  return family;
}

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
