/** Front door of bookings: what other modules and pages may use. */
export {
  type ActedBooking,
  actsByKind,
  beautyBookingActs,
  eventBookingActs,
  handymanBookingActs,
  spaBookingActs,
} from './booking-acts.ts';
export { bookingPath } from './booking-address.ts';
export { BookingActs } from './components/booking-acts.tsx';
