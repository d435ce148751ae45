/** Front door of discounts: what other modules may use. */
export { registerPromotable } from './promotable.ts';
export { offersOn } from './promotions/offers-on.ts';
export { promotionKind, promotionUsedUpText } from './promotions/promotion.rules.ts';
export { type ChosenPromotion, choosePromotion } from './redemptions/choose-promotion.ts';
export { redeemPromotion } from './redemptions/redeem-promotion.ts';
export { giveBack } from './redemptions/redemption.queries.ts';
