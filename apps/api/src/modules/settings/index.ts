/** Front door of settings: what other modules may use. */
export { saveSettings } from './values/save-settings.ts';
export { getSettings } from './values/value.queries.ts';
