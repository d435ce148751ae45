/** Front door of discounts: what other modules may use. */
export { findDeals } from './deals/deal.queries.ts';
export {
  type DealTerms,
  dealHolds,
  honestDays,
  honestSince,
  isHonestDeal,
  type PriceNow,
  priceOnDeal,
} from './deals/deal.rules.ts';
export { type DealRow, deals } from './deals/deal.tables.ts';
export { type DealThing, registerDealKind } from './deals/deal-kinds.ts';
export { forgetDeals } from './deals/forget-deals.ts';
