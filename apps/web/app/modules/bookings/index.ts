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
export { BookingFrame } from './components/booking-frame.tsx';
export { BookingList } from './components/booking-list.tsx';
export { BookingPill } from './components/booking-pill.tsx';
export { BookingTime } from './components/booking-time.tsx';
export { BusinessCard } from './components/business/business-card.tsx';
export { BusinessList } from './components/business/business-list.tsx';
export { CalendarPage } from './components/calendar/calendar-page.tsx';
export { FreeTimes } from './components/free-times.tsx';
export { NextWords } from './components/next-words.tsx';
export { cancellationWords, termsWords } from './terms-words.ts';
export { useBusinessNews } from './use-business-news.ts';
export { workChangeActs } from './work-change-acts.ts';
