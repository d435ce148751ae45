/** Front door of appointments: what the overviews and the seed may use. */
export { createService } from './services/create-service.ts';
export { lengthOf, needsOf, needsOfAll } from './services/time-need.rules.ts';
