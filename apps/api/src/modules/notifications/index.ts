/** Front door of notifications: what other modules may use. */
export { seeNotification } from './notifications/mark-read.ts';
export { registerActions } from './notifications/notification-actions.ts';
export { notify } from './notifications/notify.ts';
export { rewordNotification } from './notifications/reword-notification.ts';
export { tellCounters } from './notifications/tell-counters.ts';
