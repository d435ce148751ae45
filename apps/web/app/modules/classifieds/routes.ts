import { pagesOf } from '../../module-pages.ts';
import { classifiedSellerRoutes } from './seller-routes.ts';

const page = pagesOf('classifieds');

/** One page for many addresses, each with its own id. */
const lists = (file: string, paths: readonly string[]) =>
  paths.map((path) => page(path, file, `classifieds/${file}:${path}`));

const category = ':categoryName/:categoryId';
const subCategory = `${category}/:subCategoryName/:subCategoryId`;

/** A group alone, in a category, and in a sub-category. */
const withCategories = (path: string) => [path, `${path}/${category}`, `${path}/${subCategory}`];

const listPaths = [
  'classified-listing/:categorySlug',
  ...withCategories('classifieds/:tab_type/:filter'),
  ...withCategories('classifieds/filter/:filter'),
  `classifieds/filter/${category}`,
  `classifieds/filter/${subCategory}`,
  'classifieds/filter/*',
  ...withCategories('classifieds/see-more/:filter'),
  'see-more/popular-view/:templateName/:categoryName/:categoryId',
  'classifieds/all/:type/all-sub-categories/:cat/:sub',
  ...withCategories('classifieds/map-view/:filter'),
  `classifieds/map-view/${category}`,
  `classifieds/map-view/${subCategory}`,
  'classifieds/map-view/*',
  `classifieds-general/${category}`,
  `classifieds-general/${subCategory}`,
  'user-ads/general/:categoryId/:item_id',
  'ads-by-business/:module/:slug',
  // Until jobs and real estate have their own pages, their categories are shown as lists of ads.
  `classifieds-jobs/${category}`,
  `classifieds-jobs/${subCategory}`,
  `classifieds-realestate/${category}`,
  `classifieds-realestate/${subCategory}`,
];

/** Groups that are personal to their reader. */
const ownListPaths = [
  ...withCategories('classifieds/recently-viewed/:filter'),
  ...withCategories('classifieds/filter/recently-viewed'),
  ...withCategories('classifieds/see-more/recently-viewed'),
  ...withCategories('classifieds/map-view/recently-viewed'),
];

const detailPaths = [
  'product-details/classified/:slugAndId',
  'classifieds-general/detail-page/:idOrCategoryId/:slugOrClassifiedId',
];

export const classifiedRoutes = [
  page('classifieds', 'landing'),
  page('classifieds-general', 'landing', 'classifieds/landing:general'),
  page('classifieds/filters', 'filters'),
  page('classifieds/pins', 'pins'),
  page('classifieds/save-search', 'save-search'),
  ...lists('listing', listPaths),
  ...lists('recently-viewed', ownListPaths),
  ...lists('detail', detailPaths),
  page('make-offer/:adId', 'make-offer'),
  page('message-seller/:adId', 'message-seller'),
  page('report-ad/:adId', 'report-ad'),
  page('reveal-phone/:adId', 'reveal-phone'),
  page('business-detail/:sellerType/:slug', 'business'),

  ...classifiedSellerRoutes,
];
