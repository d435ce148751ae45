/** Front door of bookings: what other modules and pages may use. */
export {
  beautyBookingActs,
  eventBookingActs,
  handymanBookingActs,
  spaBookingActs,
} from './booking-acts.ts';
export { bookingCheckoutPath, bookingPath } from './booking-address.ts';
export { BookingTime } from './components/booking-time.tsx';
export { termsWords } from './terms-words.ts';
