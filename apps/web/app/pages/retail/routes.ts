import { route } from '@react-router/dev/routes';

/** One page for many addresses, each with its own id. */
const lists = (file: string, paths: readonly string[]) =>
  paths.map((path) => route(path, `pages/retail/${file}.tsx`, { id: `retail/${file}:${path}` }));

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

/** Groups that are personal to their reader. */
const ownListPaths = [
  ...withCategories('retail/recently-viewed'),
  ...withCategories('retail/filter/recently-viewed'),
  'retail-detail/see-more/recently-viewed',
  ...withCategories('retail-classifieds/map-view/recently-viewed'),
];

/** Lists and products of shops: foods among them are judged for the profile that the scanner keeps. */
export const retailListRoutes = [
  route('retail/filters', 'pages/retail/filters.tsx'),
  ...lists('listing', listPaths),
  ...lists('own-listing', ownListPaths),
  // Below `/retail` a name and a number are a category, so a shop has another address.
  route('shop/:slug', 'pages/retail/shop.tsx'),
  // A shop's product and a private person's retail ad share their addresses.
  route('product-details/retail/:slug', 'pages/retail/product-detail.tsx'),
  route('user-ads-retail/:filter/:categoryId/:item_id', 'pages/retail/user-ads.tsx'),
];
