/** Front door of appointments: what other modules and pages may use. */
export { enquiryActs } from './enquiry-acts.ts';
export { projectActs, projectRoleActs } from './project-acts.ts';
export { serviceActs } from './service-acts.ts';
