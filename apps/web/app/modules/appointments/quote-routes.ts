import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('appointments');

/** From the request for a quote to its acceptance, for both sides. */
export const quoteRoutes = [
  page('ask-quote/:businessId', 'ask-quote'),
  page('my-bookings/quotes', 'quotes'),
  page('my-bookings/quotes/:id', 'quote'),
  page('my-bookings/quotes/:id/accept', 'accept-quote'),
  page('my-bookings/briefs/:id', 'brief'),
  page('business-bookings/quotes', 'received-quotes'),
  page('business-bookings/quotes/:id', 'received-quote'),
  page('business-bookings/quotes/:id/answer', 'answer-quote'),
  page('business-bookings/quotes/:id/visit', 'offer-visit'),
];
