import type { Booking, BookingDetail } from '@souk/contract/modules/bookings/bookings';

/** A booking of a list or of its own page; only the latter knows its shares and what cancelling or not coming gives back. */
export type ActedBooking = Booking &
  Partial<Pick<BookingDetail, 'instalments' | 'if_cancelled' | 'if_no_show'>>;
