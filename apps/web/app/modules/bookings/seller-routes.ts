import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('bookings');

/** The seller's side of bookings: what was received, the calendars, and the terms. */
export const bookingSellerRoutes = [
  page('business-bookings/block', 'block-time'),
  page('business-bookings/detail/:id', 'business-booking'),
  page('spa-my-bookings-calender', 'calendar-spa'),
  page('spa-my-bookings-detail/:serviceBookingId', 'business-spa-booking'),
  page('spa-my-bookings-history/:serviceBookingId', 'business-spa-history'),
  page('beauty-my-bookings-calender', 'calendar-beauty'),
  page('beauty-my-bookings-detail/:serviceBookingId', 'business-beauty-booking'),
  page('beauty-my-bookings-history/:serviceBookingId', 'business-beauty-history'),
  page('booking-terms', 'terms'),
];
