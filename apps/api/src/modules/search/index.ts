/** Front door of search: what other modules may use. */

export { presentListing, subjectKey, type ViewerMarks } from './documents/document.present.ts';
export { findDocuments, type SubjectRef } from './documents/document.queries.ts';
export { documents, type FoundDocument, type ListingCard, type Tier } from './documents/document.tables.ts';
export { facetIdsOf, numberFacetValues, placeSlug } from './documents/facet-ids.ts';
export { putDocument, type SearchDocument } from './documents/put-document.ts';
export { removeDocument } from './documents/remove-document.ts';
export { setTier } from './documents/set-tier.ts';
export { presentFor, registerMarks } from './documents/viewer-marks.ts';
export { documentPublished, documentRepriced } from './events.ts';
export { noteSales } from './sales/note-sales.ts';
export { listSold } from './sales/sale.queries.ts';
export { boxAround, circleOf, isFiltered, placeWords, rangeOf } from './searches/conditions.ts';
export { countFacets } from './searches/count-facets.ts';
export { listStrips } from './searches/list-strips.ts';
export { pinsIn } from './searches/pins-in.ts';
export { presentPage } from './searches/search.present.ts';
export { listDocuments, type SearchResult, searchDocuments } from './searches/search-documents.ts';
export { queryOf, type SearchFilters, type SearchQuery } from './searches/search-query.ts';
export { recordView, userKey, type Viewer, viewerKeys } from './views/record-view.ts';
export { listPopular, recentlyViewed } from './views/view.queries.ts';
export { countViewsOf, type Span, viewsOf } from './views/view-hour.queries.ts';
export { viewerOf } from './views/viewer.ts';
export { lexemesOf, rarestLexeme } from './words/lexemes.ts';
export { tallyQuery } from './words/popular-queries.ts';
export { suggest } from './words/suggest.ts';
export { wordsOf } from './words/word.rules.ts';
