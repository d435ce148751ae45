/** Front door of search, for what only a server runs. */
export { listLike } from './list-like.server.ts';
export {
  childrenOf,
  type ListingCategory,
  lineOf,
  loadListingCategories,
} from './listing-categories.server.ts';
export { loadFilters } from './load-filters.server.ts';
export {
  type Asked,
  categoryAt,
  type ListSource,
  loadListing,
  type Titled,
  within,
} from './load-listing.server.ts';
export { loadPins } from './load-pins.server.ts';
