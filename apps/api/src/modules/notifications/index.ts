/** Front door of notifications: what other modules may use. */
export { registerKinds } from './kinds/kind.rules.ts';
export { seeNotification } from './notifications/mark-read.ts';
export { type NewNotification, notify } from './notifications/notify.ts';
export { rewordNotification } from './notifications/reword-notification.ts';
export { tellCounters } from './notifications/tell-counters.ts';
