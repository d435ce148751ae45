/** Front door of admin: what other modules and pages may use. */
export { deskFoodActs, suggestionActs } from './food-acts.ts';
export { deskChargebackActs, deskPayoutActs, deskRefundActs } from './money-acts.ts';
export { paperActs } from './paper-acts.ts';
export { deskAdActs, deskProductActs } from './queue-acts.ts';
export { reportActs } from './report-acts.ts';
export {
  bannerActs,
  categoryActs,
  commissionActs,
  contactMessageActs,
  faqActs,
  planActs,
  roleActs,
} from './row-acts.ts';
export { deskUserActs } from './user-acts.ts';
