/** Front door of bookings, for what only a server runs. */
export { familyOf, readBooking } from './load-booking.server.ts';
export { loadBookings } from './load-bookings.server.ts';
export { loadBusinessBookings } from './load-business-bookings.server.ts';
export { askedOf, loadCalendar } from './load-calendar.server.ts';
export { freeTimesIn } from './move-booking.server.ts';
