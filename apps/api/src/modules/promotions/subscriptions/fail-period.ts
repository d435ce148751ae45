import { retryDays } from '@souk/contract/modules/promotions/subscriptions';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { changePeriod, getPeriod, voidAwaiting } from './period.queries.ts';
import { lockSubscription, moveSubscription } from './subscription.queries.ts';
import type { SubscriptionRow } from './subscription.tables.ts';
import { tellOfFailed, tellOfLapsed } from './tell-subscriber.ts';

/** Not paid in time: the plan ends, and money that still arrives is refunded. */
export async function lapse(tx: Tx, subscription: SubscriptionRow): Promise<SubscriptionRow> {
  await voidAwaiting(tx, subscription);
  const changes = { closedAt: clock.now(), nextRetryAt: null, nextPlanId: null };
  const lapsed = await moveSubscription(tx, subscription, { move: 'lapse', by: 'system', changes });
  await tellOfLapsed(tx, lapsed);
  return lapsed;
}

/** The payment for a period failed: a renewal is retried on its days, anything else waits for the owner. */
export async function failPeriod(tx: Tx, periodId: number): Promise<void> {
  const { subscriptionId } = await getPeriod(tx, periodId);
  const subscription = await lockSubscription(tx, subscriptionId);
  const period = await getPeriod(tx, periodId);
  if (period.state !== 'awaiting') return;
  if (subscription.state === 'active') {
    await changePeriod(tx, period, { state: 'void' });
    return;
  }
  if (subscription.state !== 'past-due') return;
  if (subscription.retries >= retryDays.length) await lapse(tx, subscription);
  else await tellOfFailed(tx, subscription);
}
