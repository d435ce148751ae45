/** Front door of favourites: what other modules may use. */
export { drop } from './favourites/drop.ts';
export { marksOf } from './favourites/favourite.queries.ts';
export { marks } from './favourites/favourite.tables.ts';
export { keep } from './favourites/keep.ts';
export { toggle } from './favourites/toggle.ts';
export { registerUnlisted } from './favourites/unlisted-kinds.ts';
export { countSearches } from './saved-searches/saved-search.queries.ts';
