import type { savePushSubscription as contract } from '@souk/contract/modules/notifications/push-subscriptions';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { isPushService } from '../../../platform/post/push.ts';
import { pushSubscriptionsPerUser } from '../notifications/notification.rules.ts';
import { trimPushSubscriptions } from './push-subscription.queries.ts';
import { pushSubscriptions } from './push-subscription.tables.ts';

/** Saves a browser's push subscription; one that somebody else used before now belongs to this user. */
export async function savePushSubscription(
  db: Db,
  userId: number,
  { endpoint, keys }: BodyOf<typeof contract>,
): Promise<void> {
  if (!isPushService(endpoint)) throw fieldProblem('endpoint', 'This is no address of a push service.');
  await db.transaction(async (tx) => {
    const mine = { userId, ...keys };
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...mine })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: mine });
    await trimPushSubscriptions(tx, userId, pushSubscriptionsPerUser);
  });
}
