import type { Booking } from '@souk/contract/modules/bookings/bookings';

/** A booking's page for its customer, whatever its kind; notifications lead there too. */
export const bookingPath = (bookingId: number | string): string => `/my-bookings/detail/${bookingId}`;

/** The customer's requests for quotes, which stand beside their bookings. */
export const quotesPath = '/my-bookings/quotes';

/** The form for another time, for either side. */
export const moveBookingPath = (bookingId: number): string => `/move-booking/${bookingId}`;

/** Other services for an own request that nobody has answered. */
export const editBookingPath = (bookingId: number): string => `/edit-booking/${bookingId}`;

/** The form for a change of the work, for either side. */
export const changeBookingPath = (bookingId: number): string => `/change-booking/${bookingId}`;

export const disputeBookingPath = (bookingId: number): string => `/dispute-booking/${bookingId}`;

/** The flow with what a booking had, at the next free time; what was quoted is quoted anew. */
export const bookAgainPath = ({ booking_id, payment, seller }: Booking): string | null =>
  seller.business_id === null || payment === 'quoted'
    ? null
    : `/book/${seller.business_id}?again=${booking_id}`;

export const bookingCheckoutPath = (bookingId: number): string => `/booking-checkout?booking_id=${bookingId}`;

/** The way to an address, in whatever map the reader's device opens. */
export const directionsPath = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;

export const calendarPath = (bookingId: number): string => `${bookingPath(bookingId)}/calendar.ics`;

/** A booking's page for the side that views it. */
export const pathFor = ({ booking_id, role }: Pick<Booking, 'booking_id' | 'role'>): string =>
  role === 'customer' ? bookingPath(booking_id) : `/business-bookings/detail/${booking_id}`;
