/** Front door of classifieds: what other modules and pages may use. */
export { productData } from './ad-facts.ts';
export { AdManagement } from './components/ads/ad-management.tsx';
export { PostAdScreen } from './components/wizard/post-ad-screen.tsx';
