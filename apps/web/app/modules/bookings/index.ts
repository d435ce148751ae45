/** Front door of bookings: what other modules and pages may use. */

export { blockActs } from './block-acts.ts';
export {
  beautyBookingActs,
  eventBookingActs,
  handymanBookingActs,
  spaBookingActs,
} from './booking-acts.ts';
export { bookingCheckoutPath, bookingPath, quotesPath } from './booking-address.ts';
export { businessPath, receivedQuotesPath } from './business-addresses.ts';
export { BookingList } from './components/booking-list.tsx';
export { BookingTime } from './components/booking-time.tsx';
export { BusinessList } from './components/business/business-list.tsx';
export { CalendarPage } from './components/calendar/calendar-page.tsx';
export { cancellationWords, termsWords } from './terms-words.ts';
