/** Front door of bookings: what trades that sell time are made of. */
export { bookingKind, partyKind } from './bookings/booking.life.ts';
export { presentItem } from './bookings/booking.present.ts';
export { getBooking } from './bookings/booking.queries.ts';
export { dueNowOf } from './bookings/booking.rules.ts';
export { type BookingRow, bookings } from './bookings/booking.tables.ts';
export { presentBookingDetail } from './bookings/detail.present.ts';
export { makeBooking, type WantedBooking } from './bookings/make-booking.ts';
export { payBooking } from './bookings/pay-booking.ts';
export { startOf } from './proposals/start-of.ts';
export { presentTerms } from './terms/terms.present.ts';
export { termsOf } from './terms/terms.queries.ts';
