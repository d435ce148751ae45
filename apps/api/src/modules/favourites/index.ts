/** Front door of favourites: what other modules may use. */
export { marksOf } from './favourites/favourite.queries.ts';
export { countSearches } from './saved-searches/saved-search.queries.ts';
