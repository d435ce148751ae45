/** Front door of notifications: what other modules and pages may use. */
export { notificationActs } from './notification-acts.ts';
