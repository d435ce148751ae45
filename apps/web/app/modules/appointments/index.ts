/** Front door of appointments: what other modules and pages may use. */
export { DealServiceChoice } from './components/deal-service-choice.tsx';
export { serviceActs } from './service-acts.ts';
