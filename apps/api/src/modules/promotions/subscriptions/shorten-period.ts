import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lostCentsOf } from '../lost-cents.ts';
import {
  changePeriod,
  findCurrent,
  findUpgraded,
  getPeriod,
  periodSubject,
  voidAwaiting,
} from './period.queries.ts';
import { paidUntil } from './quote.rules.ts';
import { lockSubscription, moveSubscription } from './subscription.queries.ts';
import type { PeriodRow, SubscriptionRow } from './subscription.tables.ts';
import { tellOfRefunded, tellOfShortened } from './tell-subscriber.ts';

/** What a period has lost: of its own money, and of the credit from an upgraded period. */
async function lostCents(tx: Tx, period: PeriodRow): Promise<number> {
  const own = await lostCentsOf(tx, periodSubject(period));
  const former = period.creditCents > 0 ? await findUpgraded(tx, period) : undefined;
  return former ? own + Math.min(period.creditCents, await lostCents(tx, former)) : own;
}

async function endNow(tx: Tx, subscription: SubscriptionRow): Promise<void> {
  await voidAwaiting(tx, subscription);
  const move = subscription.state === 'active' ? 'end' : 'drop';
  const changes = { closedAt: clock.now(), nextPlanId: null, nextRetryAt: null };
  await tellOfRefunded(tx, await moveSubscription(tx, subscription, { move, by: 'system', changes }));
}

/**
 * After a refund of a period: the plan lasts as long as the rest pays for, or ends at once. Nobody is charged for
 * another period soon after a refund, unless they resume.
 */
export async function shortenPeriod(tx: Tx, periodId: number): Promise<void> {
  const { subscriptionId } = await getPeriod(tx, periodId);
  const subscription = await lockSubscription(tx, subscriptionId);
  const current = await findCurrent(tx, subscription);
  if (!current?.startsAt || !current.endsAt) return;
  if (subscription.state !== 'active' && subscription.state !== 'past-due') return;

  const endsAt = paidUntil({ ...current, startsAt: current.startsAt }, await lostCents(tx, current));
  if (endsAt >= current.endsAt) return;
  if (endsAt <= clock.now()) return endNow(tx, subscription);
  if (subscription.state !== 'active') return;
  await changePeriod(tx, current, { endsAt });
  const changes = { endsAt, isEnding: true, nextPlanId: null };
  await tellOfShortened(
    tx,
    await moveSubscription(tx, subscription, { move: 'shorten', by: 'system', changes }),
  );
}
