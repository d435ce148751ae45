/** Front door of calendar for code that runs only on the server. */
export { clashesWith } from './find-clashes.server.ts';
