/** Front door of appointments: what other modules and pages may use. */
export { DealServiceChoice } from './components/deal-service-choice.tsx';
export { WaitList } from './components/waits/wait-list.tsx';
export { WaitingDays } from './components/waits/waiting-days.tsx';
export { enquiryActs } from './enquiry-acts.ts';
export { packageActs } from './package-acts.ts';
export { projectActs, projectRoleActs } from './project-acts.ts';
export { quoteActs } from './quote-acts.ts';
export { serviceActs } from './service-acts.ts';
export { teamActs } from './team-acts.ts';
export { waitActs } from './wait-acts.ts';
