import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { pushEnded } from '../../platform/post/push.ts';
import { userDeleted } from '../identity/index.ts';
import { notifications } from './notifications/notification.tables.ts';
import { removePushSubscription } from './push-subscriptions/push-subscription.queries.ts';
import { pushSubscriptions } from './push-subscriptions/push-subscription.tables.ts';

async function forgetNotificationsOfUser(tx: Tx, { payload }: Happening<{ userId: number }>): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, payload.userId));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, payload.userId));
}

const forgetEndedPush = (tx: Tx, { payload }: Happening<{ endpoint: string }>): Promise<void> =>
  removePushSubscription(tx, payload.endpoint);

export const notificationReactions = [
  on(userDeleted, forgetNotificationsOfUser),
  on(pushEnded, forgetEndedPush),
];
