import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { kindRoutes } from './kinds/kind.routes.ts';
import { registerKinds } from './kinds/kind.rules.ts';
import { forgetNotifications } from './notifications/forget-notifications.ts';
import { countUnread } from './notifications/notification.queries.ts';
import { notificationRoutes } from './notifications/notification.routes.ts';
import { personalNotifications } from './notifications/personal-notifications.ts';
import { postNotification, postNotificationJob } from './notifications/post-notification.ts';
import { pushSubscriptionRoutes } from './push-subscriptions/push-subscription.routes.ts';
import { notificationReactions } from './reactions.ts';
import { unsubscriptionRoutes } from './unsubscriptions/unsubscription.routes.ts';

registerKinds({
  account: {
    words: say`Account security`,
    action: say`Open your account`,
    channels: ['mail'],
    isMailFixed: true,
  },
});

export const notifications = defineModule({
  name: 'notifications',
  routes: [notificationRoutes, kindRoutes, unsubscriptionRoutes, pushSubscriptionRoutes],
  reactions: notificationReactions,
  jobs: { [postNotificationJob]: postNotification, 'forget-notifications': forgetNotifications },
  schedule: { 'forget-notifications': '17 3 * * *' },
  personalData: personalNotifications,
  counters: { notification_count: countUnread },
});
