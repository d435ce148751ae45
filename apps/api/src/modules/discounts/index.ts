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
export { registerPromotable } from './promotable.ts';
export { offersOn } from './promotions/offers-on.ts';
export { promotionKind, promotionUsedUpText } from './promotions/promotion.rules.ts';
export { type ChosenPromotion, choosePromotion } from './redemptions/choose-promotion.ts';
export { redeemPromotion } from './redemptions/redeem-promotion.ts';
export { giveBack } from './redemptions/redemption.queries.ts';
