/** Front door of appointments: what the overviews and the seed may use. */
export { findNextFree } from './bookings/find-next-free.ts';
export { countOpenRequests } from './figures/open-requests.queries.ts';
export { createService } from './services/create-service.ts';
export { lengthOf, needsOf, needsOfAll } from './services/time-need.rules.ts';
