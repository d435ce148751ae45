import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('bookings');

/** The customer's bookings of a kind, and what both sides do with one. */
export const bookingRoutes = [
  page('my-booking/spa', 'my-spa-bookings'),
  page('my-booking/beauty', 'my-beauty-bookings'),
  page('my-booking/event', 'my-event-bookings'),
  page('my-bookings/detail/:id', 'booking'),
  page('my-bookings/detail/:id/calendar.ics', 'booking-calendar'),
  page('my-bookings/spa-booking-details/:serviceBookingId', 'spa-booking'),
  page('my-bookings/spa-booking-history/:serviceBookingId', 'spa-booking-history'),
  page('my-bookings/beauty-booking-details/:serviceBookingId', 'beauty-booking'),
  page('my-bookings/beauty-booking-history/:serviceBookingId', 'beauty-booking-history'),
  page('my-bookings/handyman-booking-details/:id', 'handyman-booking'),
  page('my-bookings/event-booking-details/:id', 'event-booking'),
  page('move-booking/:id', 'move-booking'),
  page('change-booking/:id', 'change-booking'),
  page('dispute-booking/:id', 'dispute-booking'),
  page('booking-checkout', 'booking-checkout'),
];
