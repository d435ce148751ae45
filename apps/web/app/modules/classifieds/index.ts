/** Front door of classifieds: what other modules and pages may use. */

export { adActs } from './ad-acts.ts';
export { productData } from './ad-facts.ts';
export { adReasonWords } from './ad-reason-words.ts';
export { AdManagement } from './components/ads/ad-management.tsx';
export { PostAdScreen } from './components/wizard/post-ad-screen.tsx';
export { offerActs } from './offer-acts.ts';
export { offerEndings } from './offer-endings.ts';
