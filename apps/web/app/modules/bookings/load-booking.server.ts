import { type BookingDetail, getBooking } from '@souk/contract/modules/bookings/bookings';
import { bookingFamilies } from '@souk/contract/modules/bookings/families';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import { confirmPayment, type Payment } from '@souk/contract/modules/payments/payments';
import { getPublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { partyReviewPath } from '../reviews/index.server.ts';
import { bookingPath } from './booking-address.ts';

/** The calls of one kind of booking. */
export function familyOf(kind: BookingKind) {
  const family = bookingFamilies.find((one) => one.kind === kind);
  if (!family) throw new Error(`There are no calls for ${kind}.`);
  return family;
}

const isUndecided = ({ status }: Payment) => status === 'requires-action' || status === 'processing';

/** One booking of either side; under the address of a kind there are bookings of that kind alone. */
export function readBooking(args: PageArgs, id: string | number, kind?: BookingKind): Promise<BookingDetail> {
  // A word in the address is an address of nothing, as an unknown number is.
  if (!/^[1-9]\d{0,14}$/.test(String(id))) throw data(null, { status: 404 });
  const params = { booking_id: Number(id) };
  return call(args, kind ? familyOf(kind).get : getBooking, { params });
}

/** The booking after its provider was asked about a payment from which the customer may be coming back. */
export async function readPaidBooking(args: PageArgs, id: string | number, kind?: BookingKind) {
  const booking = await readBooking(args, id, kind);
  const { last_payment: payment } = booking;
  if (!payment || !isUndecided(payment)) return booking;
  await orNull(call(args, confirmPayment, { params: { id: payment.id } }));
  return readBooking(args, id, kind);
}

/** Where the work is done, and the page of who does it; a business that has left has none. */
export async function findPlace(args: PageArgs, { seller, address }: BookingDetail) {
  const business = await orNull(call(args, getPublicBusiness, { params: { user_id: seller.id } }));
  return {
    place: address ?? business?.address?.location ?? null,
    businessPath: business ? `/business-detail/${business.seller_type}/${business.slug}` : null,
  };
}

/** The customer's booking with its place, its business and the way to its review. */
export async function loadOwnBooking(args: PageArgs, id: string, kind?: BookingKind) {
  const booking = await readPaidBooking(args, id, kind);
  const { booking_id, seller, completed_at } = booking;
  const wanted = { kind: 'bookings.party', otherId: seller.id, dealId: booking_id };
  const [found, reviewPath] = await Promise.all([
    findPlace(args, booking),
    completed_at === null ? null : partyReviewPath(args, { ...wanted, back: bookingPath(booking_id) }),
  ]);
  return { booking, ...found, reviewPath };
}

export type ShownBooking = Awaited<ReturnType<typeof loadOwnBooking>>;
