/** Front door of promotions: what verticals, overviews and the seed may use. */
export { presentPrice } from './boosts/boost.present.ts';
export { listPrices, savePrice, tierOf } from './boosts/boost.queries.ts';
export { buyBoost } from './boosts/buy-boost.ts';
export { boostEnded, boostStarted } from './events.ts';
export { addPlan, type PlanTerms } from './plans/add-plan.ts';
export { changePlanTerms } from './plans/change-plan-terms.ts';
export { deletePlan } from './plans/delete-plan.ts';
export { presentPlan } from './plans/plan.present.ts';
export { findPlans, listPlans } from './plans/plan.queries.ts';
export { type PlanRow, plans } from './plans/plan.tables.ts';
export { cancelSubscription } from './subscriptions/cancel-subscription.ts';
export { limitsOf, type PostingLimits } from './subscriptions/limits-of.ts';
export { paySubscription } from './subscriptions/pay-subscription.ts';
export { findPeriods } from './subscriptions/period.queries.ts';
export { countSubscribers, listSubscriptionPage } from './subscriptions/subscription.queries.ts';
export { type SubscriptionRow, subscriptions } from './subscriptions/subscription.tables.ts';
