/** Front door of sellers: what other modules and pages may use. */
export { BusinessHead } from './components/business-head.tsx';
export {
  BusinessContact,
  BusinessMosaic,
  BusinessPapers,
  BusinessPortfolio,
} from './components/business-view.tsx';
export { FileField, usePreview } from './components/file-field.tsx';
export { SetupScreen } from './components/setup-screen.tsx';
export {
  brochureActs,
  certificateActs,
  documentActs,
  galleryImageActs,
  logoActs,
  pictureActs,
  portfolioActs,
  portfolioImageActs,
} from './item-acts.ts';
export { documentWords, weekdayWords } from './paper-words.ts';
export { fillRowFirst } from './postage-rows.ts';
export { tradeWords } from './seller-words.ts';
export { setupTargetOf } from './setup-steps.ts';
