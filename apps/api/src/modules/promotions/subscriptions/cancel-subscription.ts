import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { voidAwaiting } from './period.queries.ts';
import { lockOwn, moveSubscription } from './subscription.queries.ts';
import type { SubscriptionRow } from './subscription.tables.ts';
import { tellOfCancelled } from './tell-subscriber.ts';

/** Ends a subscription with its paid period, or at once if there is none. */
export function cancelSubscription(db: Db, user: { id: number }): Promise<SubscriptionRow> {
  return db.transaction(async (tx) => {
    const subscription = await lockOwn(tx, user.id);
    if (subscription.isEnding) throw new Problem('subscription-move-not-allowed');
    const by = { by: 'owner', byUserId: user.id } as const;

    // Money on its way settles as usual; for a dropped period it would be refunded.
    const isFreeToGo = await voidAwaiting(tx, subscription);
    if (subscription.state === 'active') {
      const changes = { isEnding: true, nextPlanId: null };
      const ending = await moveSubscription(tx, subscription, { move: 'cancel', ...by, changes });
      await tellOfCancelled(tx, ending);
      return ending;
    }
    if (!isFreeToGo) throw new Problem('subscription-move-not-allowed');
    const changes = { closedAt: clock.now(), nextRetryAt: null, nextPlanId: null };
    return moveSubscription(tx, subscription, { move: 'drop', ...by, changes });
  });
}
