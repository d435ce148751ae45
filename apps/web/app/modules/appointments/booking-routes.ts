import { bookableTypes } from '@souk/contract/modules/bookings/terms';
import { sellerTypeAliases } from '@souk/contract/shared/seller-types';
import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('appointments');

/** One page for many addresses, each with its own id. */
const lists = (file: string, paths: readonly string[]) =>
  paths.map((path) => page(path, file, `appointments/${file}:${path}`));

const category = ':categoryName/:categoryId';
const subCategory = `${category}/:subCategoryName/:subCategoryId`;

/** Alone, in a category, and in a sub-category. */
const withCategories = (path: string) => [path, `${path}/${category}`, `${path}/${subCategory}`];

/** In a category, in a sub-category, and whatever else is in pairs. */
const inCategories = (path: string) => [`${path}/${category}`, `${path}/${subCategory}`, `${path}/*`];

const listPaths = [
  'booking-listing/:categorySlug',
  'bookings/:cat/:sub/:x/:y',
  ...inCategories('bookings-category'),
  ...withCategories('bookings-search/:keyword'),
  'bookings-search/*',
  ...withCategories('bookings-see-more/:filter'),
  'bookings-see-all/:filter',
  'bookings-see-all/:filter/:categoryId',
  'bookings-popular-see-more/:filter',
  `bookings-popular-see-more/:filter/${category}`,
  ...inCategories('bookings-map-view'),
  ...inCategories('booking/map-view'),
];

/** Groups that are personal to their reader. */
const ownListPaths = [
  ...withCategories('bookings-see-more/recently-viewed'),
  'bookings-see-all/recently-viewed',
  'bookings-see-all/recently-viewed/:categoryId',
];

/** The landing pages of the trades that are booked here. */
const landingPaths = [
  'professional-services',
  'professional',
  'handyman',
  'beauty',
  'events',
  'wellbeing',
].map((trade) => `bookings-${trade}/:categoryId`);

/** Types under all their spellings, which both signs between words are part of. */
const spellings = [
  ...bookableTypes,
  ...Object.entries(sellerTypeAliases).flatMap(([alias, type]) =>
    bookableTypes.some((own) => own === type) ? [alias, alias.replaceAll('-', '_')] : [],
  ),
];
const businessPaths = [...new Set(spellings)].map((type) => `business-detail/${type}/:slug`);

const detail = 'bookings-detail/:module/:id';
const detailPaths = [detail, `${detail}/:slug`, `${detail}/${category}`, `${detail}/*`];

/** Addresses without parameters, whose query names the business. */
const vendorPaths = [
  'profile-vendor-handyman/vendor-handyman',
  'profile-vendor-beauty/vendor-beauty',
  'event-vendor-caterer/event-vendor',
];

/** How customers find and book services. */
export const serviceBookingRoutes = [
  page('bookings', 'bookings'),
  page('bookings-filters', 'booking-filters'),
  page('bookings-pins', 'booking-pins'),
  page('bookings-save-search', 'booking-save-search'),
  ...lists('booking-listing', listPaths),
  ...lists('booking-own-listing', ownListPaths),
  ...lists('bookings-of-category', landingPaths),
  ...lists('business', businessPaths),
  ...lists('bookings-detail', detailPaths),
  ...lists('vendor-profile', vendorPaths),
  page('book/:businessId', 'book'),
  page('edit-booking/:id', 'edit-booking'),
];
