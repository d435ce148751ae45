/** Front door of sellers: what other modules may use. */
export { certificateLife } from './certificates/certificate.life.ts';
export { certificates } from './certificates/certificate.tables.ts';
export { decideCertificate } from './certificates/decide-certificate.ts';
export { decideDocument } from './documents/decide-document.ts';
export { documentLife } from './documents/document.life.ts';
export { getAnyDocument } from './documents/document.queries.ts';
export { documents } from './documents/document.tables.ts';
export { businessMoved, openingHoursChanged } from './events.ts';
export { countGalleryImages } from './gallery/gallery.queries.ts';
export type { Postage } from './postage/postage.queries.ts';
export {
  type PostageEnd,
  type PostagePrice,
  postageEnd,
  postagePrice,
  zoneBetween,
} from './postage/postage.rules.ts';
export { savePostage } from './postage/save-postage.ts';
export { changeSellerType } from './profiles/change-seller-type.ts';
export { publicPlaceOfBusiness } from './profiles/place.rules.ts';
export { presentOwnBusiness, presentPublicBusiness } from './profiles/profile.present.ts';
export {
  findBusiness,
  findBusinessBySlug,
  getBusiness,
  getShownBusiness,
  listShownBusinesses,
} from './profiles/profile.queries.ts';
export { type BusinessRow, businessProfiles, openingHours } from './profiles/profile.tables.ts';
export {
  type BusinessCard,
  businessCards,
  type SellerTerms,
  sellerTerms,
} from './profiles/seller-terms.ts';
export { registerSetupStep } from './setup/foreign-steps.ts';
