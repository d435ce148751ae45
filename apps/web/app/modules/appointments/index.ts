/** Front door of appointments: what other modules and pages may use. */
export { quoteActs } from './quote-acts.ts';
export { serviceActs } from './service-acts.ts';
