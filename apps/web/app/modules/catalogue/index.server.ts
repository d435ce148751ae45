/** Front door of catalogue, for what only a server runs. */
export { menuSkippedFlag } from './menu-skipped.server.ts';
