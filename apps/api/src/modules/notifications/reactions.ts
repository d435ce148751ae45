import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { pushEnded } from '../../platform/post/push.ts';
import { removePushSubscription } from './push-subscriptions/push-subscription.queries.ts';

const forgetEndedPush = (tx: Tx, { payload }: Happening<{ endpoint: string }>): Promise<void> =>
  removePushSubscription(tx, payload.endpoint);

export const notificationReactions = [on(pushEnded, forgetEndedPush)];
