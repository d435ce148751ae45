/** Front door of bookings: what trades that sell time are made of. */
export { bookingKind, partyKind } from './bookings/booking.life.ts';
export { presentBookings, presentItem, presentReduction } from './bookings/booking.present.ts';
export { getBooking, hasBooked, listBookingsById } from './bookings/booking.queries.ts';
export { dueNowOf } from './bookings/booking.rules.ts';
export { type BookingRow, bookings, type Reduction } from './bookings/booking.tables.ts';
export { type BookingEditor, registerBookingEditor } from './bookings/booking-editor.ts';
export { presentBookingDetail } from './bookings/detail.present.ts';
export { bookingsBetween } from './bookings/find-bookings.ts';
export { gstPercentOf } from './bookings/gst-percent-of.ts';
export { makeBooking, type WantedBooking } from './bookings/make-booking.ts';
export { payBooking } from './bookings/pay-booking.ts';
export { bookingCalledOff } from './events.ts';
export { bookingsIn, countReceived } from './figures/received.queries.ts';
export { listToAnswer } from './figures/received-lists.queries.ts';
export { startOf } from './proposals/start-of.ts';
export { presentTerms } from './terms/terms.present.ts';
export { termsOf, termsOfAll } from './terms/terms.queries.ts';
