/** Front door of favourites: what other modules may use. */
export { marksOf, wishlistCount } from './favourites/favourite.queries.ts';
export { matchSearches } from './saved-searches/match-searches.ts';
