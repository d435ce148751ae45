/** Front door of appointments: what other modules and pages may use. */
export { serviceActs } from './service-acts.ts';
export { teamActs } from './team-acts.ts';
