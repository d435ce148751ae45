import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('retail');

/** One page behind many addresses: each gets an id of its own. */
const lists = (file: string, paths: readonly string[]) =>
  paths.map((path) => page(path, file, `retail/${file}:${path}`));

const category = ':categoryName/:categoryId';
const subCategory = `${category}/:subCategoryName/:subCategoryId`;

/** A group alone, in a category, and in a sub-category. */
const withCategories = (path: string) => [path, `${path}/${category}`, `${path}/${subCategory}`];

const listPaths = [
  ...withCategories('retail/:filter'),
  `retail/${category}`,
  `retail/${subCategory}`,
  ...withCategories('retail/filter/:filter'),
  `retail/filter/${category}`,
  `retail/filter/${subCategory}`,
  'retail/filter/*',
  ...withCategories('retail-category/filter/:all'),
  'retail-category/filter/:all/*',
  'retail-detail/see-more/:filter',
  'retail-listing/:categorySlug',
  ...withCategories('retail-classifieds/map-view/:filter'),
  `retail-classifieds/map-view/${category}`,
  `retail-classifieds/map-view/${subCategory}`,
  'retail-classifieds/map-view/*',
];

/** Groups that belong to whoever looks at them. */
const ownListPaths = [
  ...withCategories('retail/recently-viewed'),
  ...withCategories('retail/filter/recently-viewed'),
  'retail-detail/see-more/recently-viewed',
  ...withCategories('retail-classifieds/map-view/recently-viewed'),
];

/** The public pages of shops. */
export const retailRoutes = [
  page('retail', 'landing'),
  page('retail/filters', 'filters'),
  page('retail/pins', 'pins'),
  page('retail/save-search', 'save-search'),
  page('retail/detail-page/:id/:x', 'detail-page'),
  ...lists('listing', listPaths),
  ...lists('own-listing', ownListPaths),
  // Below `/retail` a name and a number are a category, so a shop stands at an address of its own.
  page('shop/:slug', 'shop'),
  page('ask-shop/:productId', 'ask-shop'),
  page('report-product/:productId', 'report-product'),
  page('product-questions/:productId', 'questions'),
];
