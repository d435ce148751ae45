/** Front door of discounts: what other modules and pages may use. */
export { PublicPromotions } from './components/public-promotions.tsx';
export { promotionActs } from './promotion-acts.ts';
