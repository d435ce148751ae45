/** Front door of bookings, for what only a server runs. */
export { loadBookings } from './load-bookings.server.ts';
export { loadBusinessBookings } from './load-business-bookings.server.ts';
export { askedOf, loadCalendar } from './load-calendar.server.ts';
