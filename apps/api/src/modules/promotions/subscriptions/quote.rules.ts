import type { SubscriptionQuote } from '@souk/contract/modules/promotions/subscriptions';
import { offWithin } from '../../payments/index.ts';
import { endOfPeriod, isFree, monthlyCents } from '../plans/plan.rules.ts';
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
  /** The current paid period. */
  current: PeriodRow | undefined;
  /** A renewal that waits for its payment. */
  awaiting: PeriodRow | undefined;
}

/** The value of a period's unused rest, in whole cents. */
export function unusedCents(
  period: Pick<PeriodRow, 'cents' | 'period' | 'startsAt' | 'endsAt'>,
  now: Date,
): number {
  const { cents, startsAt, endsAt } = period;
  if (!startsAt || !endsAt) return 0;
  // A shortened period keeps its value per day.
  const wholeMs = endOfPeriod(startsAt, period.period).getTime() - startsAt.getTime();
  const left = Math.min(Math.max(endsAt.getTime() - now.getTime(), 0), endsAt.getTime() - startsAt.getTime());
  return Math.floor((cents * left) / wholeMs);
}

/** How long a period lasts for what is left of its price. */
export function paidUntil(
  { cents, period, startsAt }: Pick<PeriodRow, 'cents' | 'period'> & { startsAt: Date },
  lostCents: number,
): Date {
  const wholeMs = endOfPeriod(startsAt, period).getTime() - startsAt.getTime();
  return new Date(startsAt.getTime() + Math.floor((wholeMs * Math.max(0, cents - lostCents)) / cents));
}

/**
 * What choosing a plan means. A more expensive one starts at once, less the unused rest, of which only so much is taken
 * off that at least the least charge remains; if that rest is worth more than the new period, or the plan is cheaper, it
 * waits for the end, so that nothing paid is lost.
 */
export function quoteOf(
  plan: PlanRow,
  { subscription, current, awaiting }: Standing,
  now: Date,
  leastCents = 0,
): Quote {
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
  const unused = unusedCents(current, now);
  const isDearer = monthlyCents(plan) > monthlyCents(current);
  if (isDearer && unused < cents)
    return { ...atOnce, manner: 'upgrade', creditCents: offWithin(cents, unused, leastCents) };
  return { manner: 'at-end', cents, creditCents: 0, beginsAt };
}
