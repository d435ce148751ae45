import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockOwn, moveSubscription } from './subscription.queries.ts';
import type { SubscriptionRow } from './subscription.tables.ts';

/** Undoes what was planned for the end of the period: it renews as before. */
export function resumeSubscription(db: Db, user: { id: number }): Promise<SubscriptionRow> {
  return db.transaction(async (tx) => {
    const subscription = await lockOwn(tx, user.id);
    const { isEnding, nextPlanId } = subscription;
    if (!isEnding && nextPlanId === null) throw new Problem('subscription-move-not-allowed');

    const changes = { isEnding: false, nextPlanId: null };
    return moveSubscription(tx, subscription, { move: 'resume', by: 'owner', byUserId: user.id, changes });
  });
}
