/** Front door of favourites, for what only a server runs. */
export { saveSearch } from './save-list.server.ts';
