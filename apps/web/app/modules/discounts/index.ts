/** Front door of discounts: what other modules and pages may use. */
export { DealEnd } from './components/deal-end.tsx';
export { DealForm, type DealWords, type MeasuredThing } from './components/deal-form.tsx';
export { DealList } from './components/deal-list.tsx';
export { PublicPromotions } from './components/public-promotions.tsx';
export { dealActs } from './deal-acts.ts';
export { promotionActs } from './promotion-acts.ts';
export { specialOfferActs } from './special-offer-acts.ts';
