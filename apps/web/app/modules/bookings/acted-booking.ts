import type { Booking, BookingDetail } from '@souk/contract/modules/bookings/bookings';

/** A booking of a list or of its own page; only the latter knows what cancelling or not coming gives back. */
export type ActedBooking = Booking & Partial<Pick<BookingDetail, 'if_cancelled' | 'if_no_show'>>;
