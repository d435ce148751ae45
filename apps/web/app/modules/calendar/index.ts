/** Front door of calendar: what other modules and pages may use. */
export { noteActs } from './note-acts.ts';
