/** Front door of calendar: what other modules and pages may use. */
export { ClashNotice } from './components/clash-notice.tsx';
export { feedActs } from './feed-acts.ts';
export { noteActs } from './note-acts.ts';
export { sourceActs } from './source-acts.ts';
