/** Front door of appointments: what other modules and pages may use. */
export { WaitList } from './components/waits/wait-list.tsx';
export { WaitingDays } from './components/waits/waiting-days.tsx';
export { serviceActs } from './service-acts.ts';
export { waitActs } from './wait-acts.ts';
