import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getOffered } from '../plans/plan.queries.ts';
import { isFree } from '../plans/plan.rules.ts';
import type { Subscriber } from './pay-subscription.ts';
import { findCurrent } from './period.queries.ts';
import { quoteOf } from './quote.rules.ts';
import { lockOwn, moveSubscription } from './subscription.queries.ts';
import type { SubscriptionRow } from './subscription.tables.ts';

/** Switches to another plan at the end of the paid period; the free one ends the subscription then. */
export function choosePlan(db: Db, user: Subscriber, planId: number): Promise<SubscriptionRow> {
  return db.transaction(async (tx) => {
    const subscription = await lockOwn(tx, user.id);
    const plan = await getOffered(tx, planId, user.sellerType);
    if (subscription.state !== 'active') throw new Problem('subscription-move-not-allowed');
    const current = await findCurrent(tx, subscription);
    const { manner } = quoteOf(plan, { subscription, current, awaiting: undefined }, clock.now());
    if (manner === 'present') throw new Problem('subscription-has-plan');
    if (manner !== 'at-end') throw new Problem('plan-begins-now');

    const changes = isFree(plan)
      ? { isEnding: true, nextPlanId: null }
      : { isEnding: false, nextPlanId: plan.id };
    const move = isFree(plan) ? 'cancel' : 'change';
    return moveSubscription(tx, subscription, { move, by: 'owner', byUserId: user.id, changes });
  });
}
