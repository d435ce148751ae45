import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('notifications');

export const notificationRoutes = [
  page('notifications', 'notifications'),
  page('notifications/open', 'open-notification'),
  page('notifications/settings', 'notification-settings'),
  page('notifications/push/subscribe', 'push-subscribe'),
  page('notifications/push/unsubscribe', 'push-unsubscribe'),
  page('unsubscribe', 'unsubscribe'),
];
