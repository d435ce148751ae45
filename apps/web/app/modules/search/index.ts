/** Front door of search: what other modules and pages may use. */
export { CheckedValues } from './components/attribute-filter.tsx';
export { CardActionContext } from './components/card-action.ts';
export { CardPreview, CardPreviewTitle } from './components/card-preview.tsx';
export { FilterPage } from './components/filter-page.tsx';
export { useConditionWords, useDateWords, useSortWords, useStarWords } from './components/filter-words.ts';
export { ListingCard } from './components/listing-card.tsx';
export { ListingFormPage } from './components/listing-form-page.tsx';
export { ListingPreview, PreviewPart } from './components/listing-preview.tsx';
export { ListingScreen } from './components/listing-screen.tsx';
export { ListingStrip } from './components/listing-strip.tsx';
export { OwnListingFilter } from './components/own-listing-filter.tsx';
export { PhotoGallery } from './components/photo-gallery.tsx';
export { PlaceFilter } from './components/place-filter.tsx';
export { ProductPrice } from './components/product-card.tsx';
export { ReportFields } from './components/report-fields.tsx';
export { ShareButton, useSharing } from './components/share-button.tsx';
export { SortMenu } from './components/sort-menu.tsx';
export { WishlistHeart } from './components/wishlist-heart.tsx';
export { crumbData, type Described, detailHead, itemCondition, thingData } from './detail-head.ts';
export {
  idOfSlug,
  isId,
  isIn,
  type ListPath,
  partsOf,
  readOpenEnd,
  readPairs,
  readWord,
} from './list-path.ts';
export {
  appliedFilters,
  callBody,
  callQuery,
  dateFilterWords,
  type FilterName,
  type ListingFilters,
  readFilters,
  searchOf,
  sortWords,
  withoutFilter,
} from './listing-filters.ts';
export { listingHead } from './listing-head.ts';
export { placesOf, type Trade } from './listing-trade.ts';
export type { ListingWords } from './listing-words.ts';
export { ladderFor } from './price-ladder.ts';
export { useNotedView, useViewedByDevice } from './use-viewed.ts';
