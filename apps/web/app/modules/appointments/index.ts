/** Front door of appointments: what other modules and pages may use. */
export { DealServiceChoice } from './components/deal-service-choice.tsx';
export { packageActs } from './package-acts.ts';
export { serviceActs } from './service-acts.ts';
export { teamActs } from './team-acts.ts';
