/** Front door of bookings: what other modules and pages may use. */
export {
  beautyBookingActs,
  eventBookingActs,
  handymanBookingActs,
  spaBookingActs,
} from './booking-acts.ts';
export { bookingCheckoutPath, bookingPath, quotesPath } from './booking-address.ts';
export { businessPath, receivedQuotesPath } from './business-addresses.ts';
export { BookingTime } from './components/booking-time.tsx';
export { termsSentence } from './terms-words.ts';
