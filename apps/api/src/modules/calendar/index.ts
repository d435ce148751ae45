/** Front door of calendar: what trades tell it. */
export { keepEntries, type ToldEntry } from './entries/keep-entries.ts';
