import type {
  OpenSubscriptionMove,
  Subscription,
  SubscriptionQuote,
} from '@souk/contract/modules/promotions/subscriptions';
import { moneyOf } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { getSettings } from '../../settings/index.ts';
import { presentPlan } from '../plans/plan.present.ts';
import { findPlans } from '../plans/plan.queries.ts';
import type { PlanRow } from '../plans/plan.tables.ts';
import type { Subscriber } from './pay-subscription.ts';
import { findAwaiting, findCurrent } from './period.queries.ts';
import type { Quote } from './quote.rules.ts';
import type { SubscriptionRow } from './subscription.tables.ts';
import { usageOf } from './usage.ts';

function movesOn({ state, isEnding, nextPlanId }: SubscriptionRow): OpenSubscriptionMove[] {
  if (state === 'pending') return ['pay', 'cancel'];
  if (state === 'past-due') return ['pay', 'change', 'cancel'];
  if (state !== 'active') return [];
  if (isEnding) return ['change', 'resume'];
  return nextPlanId === null ? ['change', 'cancel'] : ['change', 'cancel', 'resume'];
}

/** The price of the next renewal; null if there is none. */
async function renewalCents(
  reader: Reader,
  subscription: SubscriptionRow,
  next: PlanRow | undefined,
): Promise<number | null> {
  if (subscription.state === 'past-due') return (await findAwaiting(reader, subscription))?.cents ?? null;
  if (subscription.state !== 'active' || subscription.isEnding) return null;
  return next?.cents ?? (await findCurrent(reader, subscription))?.cents ?? null;
}

/** A subscription as its owner sees it. */
export async function presentSubscription(
  reader: Reader,
  subscription: SubscriptionRow,
  user: Subscriber,
): Promise<Subscription> {
  const { id, userId, planId, nextPlanId, state } = subscription;
  const settings = await getSettings(reader);
  const plans = await findPlans(reader, nextPlanId === null ? [planId] : [planId, nextPlanId]);
  const plan = plans.get(planId);
  if (!plan) throw new Error('a subscription has no plan');
  const next = nextPlanId === null ? undefined : plans.get(nextPlanId);
  const cents = await renewalCents(reader, subscription, next);
  return {
    id,
    user_id: userId,
    plan: presentPlan(plan, settings, user.sellerType),
    status: state,
    starts_at: subscription.startsAt?.toISOString() ?? null,
    ends_at: subscription.endsAt?.toISOString() ?? null,
    is_ending: subscription.isEnding,
    next_plan: next ? presentPlan(next, settings, user.sellerType) : null,
    renewal_price: cents === null ? null : { cents, currency: plan.currency },
    next_retry_at: subscription.nextRetryAt?.toISOString() ?? null,
    usage: await usageOf(reader, user, subscription),
    moves: movesOn(subscription),
  };
}

export async function presentQuote(
  reader: Reader,
  plan: PlanRow,
  quote: Quote,
  user: Subscriber,
): Promise<SubscriptionQuote> {
  const { manner, cents, creditCents, beginsAt } = quote;
  const money = moneyOf(plan.currency);
  const isPaidNow = manner !== 'at-end' && manner !== 'present';
  return {
    plan: presentPlan(plan, await getSettings(reader), user.sellerType),
    manner,
    price: money(cents),
    credit: money(creditCents),
    due: money(isPaidNow ? cents - creditCents : 0),
    begins_at: beginsAt.toISOString(),
  };
}
