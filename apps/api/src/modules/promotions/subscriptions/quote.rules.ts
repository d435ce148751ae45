import type { SubscriptionQuote } from '@souk/contract/modules/promotions/subscriptions';
import { isFree, monthlyCents } from '../plans/plan.rules.ts';
import type { PlanRow } from '../plans/plan.tables.ts';
import type { PeriodRow, SubscriptionRow } from './subscription.tables.ts';

export interface Quote {
  manner: SubscriptionQuote['manner'];
  /** What the period costs. */
  cents: number;
  creditCents: number;
  beginsAt: Date;
}

interface Standing {
  subscription: SubscriptionRow | undefined;
  /** The paid period that counts. */
  current: PeriodRow | undefined;
  /** A renewal that waits for its payment. */
  awaiting: PeriodRow | undefined;
}

/** What the unused rest of a period is worth, in whole cents. */
export function unusedCents(period: Pick<PeriodRow, 'cents' | 'startsAt' | 'endsAt'>, now: Date): number {
  const { cents, startsAt, endsAt } = period;
  if (!startsAt || !endsAt) return 0;
  const left = Math.min(Math.max(endsAt.getTime() - now.getTime(), 0), endsAt.getTime() - startsAt.getTime());
  return Math.floor((cents * left) / (endsAt.getTime() - startsAt.getTime()));
}

/**
 * What choosing a plan means. A dearer one begins at once and is paid less the unused rest; where that rest is worth
 * more than the new period, or the plan is cheaper, it waits for the end, so that nothing paid is lost.
 */
export function quoteOf(plan: PlanRow, { subscription, current, awaiting }: Standing, now: Date): Quote {
  const { cents } = plan;
  const atOnce = { cents, creditCents: 0, beginsAt: now };
  if (!subscription || !current || subscription.state === 'pending')
    return { ...atOnce, manner: isFree(plan) ? 'present' : 'first' };
  const beginsAt = subscription.endsAt ?? now;
  if (subscription.state === 'past-due') {
    if (isFree(plan)) return { ...atOnce, manner: 'at-end' };
    const agreed = awaiting?.planId === plan.id ? awaiting.cents : cents;
    return { manner: 'past-due', cents: agreed, creditCents: 0, beginsAt };
  }
  if (plan.id === subscription.planId)
    return { manner: 'present', cents: current.cents, creditCents: 0, beginsAt };
  const creditCents = unusedCents(current, now);
  const isDearer = monthlyCents(plan) > monthlyCents(current);
  if (isDearer && creditCents < cents) return { ...atOnce, manner: 'upgrade', creditCents };
  return { manner: 'at-end', cents, creditCents: 0, beginsAt };
}
