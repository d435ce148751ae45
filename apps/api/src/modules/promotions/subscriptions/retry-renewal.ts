import { retryDays } from '@souk/contract/modules/promotions/subscriptions';
import type { TimedMove } from '../../../platform/module.ts';
import { lapse } from './fail-period.ts';
import { bookCharge, retryAt } from './fall-due.ts';
import { openPeriodPayment } from './open-period.ts';
import { endTry, findAwaiting } from './period.queries.ts';
import { lockSubscription, moveSubscription } from './subscription.queries.ts';

/** Retries a failed renewal; after the last attempt the subscription ends. */
export const retryRenewal: TimedMove = (db, subscriptionId) =>
  db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId);
    const { state, endsAt, userId } = subscription;
    if (state !== 'past-due' || !endsAt) return;
    if (subscription.retries >= retryDays.length) {
      await lapse(tx, subscription);
      return;
    }
    const retries = subscription.retries + 1;
    const next = retryAt(endsAt, retries);
    await moveSubscription(tx, subscription, {
      move: 'retry',
      by: 'system',
      dueAt: next,
      changes: { retries, nextRetryAt: retries < retryDays.length ? next : null },
    });
    const awaiting = await findAwaiting(tx, subscription);
    // If the last attempt's money is on its way, there is nothing to retry.
    if (!awaiting || !(await endTry(tx, awaiting))) return;
    await bookCharge(tx, await openPeriodPayment(tx, userId, awaiting), awaiting.id);
  });
