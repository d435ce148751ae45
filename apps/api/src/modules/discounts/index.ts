/** Front door of discounts: what other modules may use. */
export { findDeals } from './deals/deal.queries.ts';
export { type DealTerms, dealHolds, dealPrice, honestDays, honestSince } from './deals/deal.rules.ts';
export { type DealRow, deals } from './deals/deal.tables.ts';
export { type DealThing, registerDealKind } from './deals/deal-kinds.ts';
export { forgetDeals } from './deals/forget-deals.ts';
