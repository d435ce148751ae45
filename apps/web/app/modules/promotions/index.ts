/** Front door of promotions: what other modules and pages may use. */
export { boostWords, periodWords, subscriptionLooks } from './promotion-words.ts';
export { subscriptionActs } from './subscription-acts.ts';
