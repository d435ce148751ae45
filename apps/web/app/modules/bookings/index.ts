/** Front door of bookings: what other modules and pages may use. */
export {
  beautyBookingActs,
  eventBookingActs,
  handymanBookingActs,
  spaBookingActs,
} from './booking-acts.ts';
export { bookingCheckoutPath, bookingPath } from './booking-address.ts';
export { BookingPill } from './components/booking-pill.tsx';
export { BookingTime } from './components/booking-time.tsx';
export { BusinessCard } from './components/business/business-card.tsx';
export { NextWords } from './components/next-words.tsx';
export { termsSentence } from './terms-words.ts';
export { useBusinessNews } from './use-business-news.ts';
