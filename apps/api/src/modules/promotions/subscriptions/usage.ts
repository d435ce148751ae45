import type { SubscriptionUsage } from '@souk/contract/modules/promotions/subscriptions';
import type { Reader } from '../../../platform/db/database.ts';
import { countPosted } from '../../../platform/subjects.ts';
import { getSettings } from '../../settings/index.ts';
import { usedBoosts } from '../boosts/boost.queries.ts';
import { presentPlan } from '../plans/plan.present.ts';
import { findFreePlan, getPlan } from '../plans/plan.queries.ts';
import { limitsOf } from './limits-of.ts';
import type { Subscriber } from './pay-subscription.ts';
import { findCurrent } from './period.queries.ts';
import type { SubscriptionRow } from './subscription.tables.ts';

const isInForce = (state: SubscriptionRow['state']) => state === 'active' || state === 'past-due';

/** How much of their current plan, the free one included, a user has used. */
export async function usageOf(
  reader: Reader,
  user: Subscriber,
  subscription: SubscriptionRow | undefined,
): Promise<SubscriptionUsage> {
  const inForce = subscription && isInForce(subscription.state) ? subscription : undefined;
  const period = inForce && (await findCurrent(reader, inForce));
  const plan = period ? await getPlan(reader, period.planId) : await findFreePlan(reader);
  const isForHim = plan?.sellerTypes.includes(user.sellerType);
  const used = period ? await usedBoosts(reader, period.id) : { premium: 0, featured: 0 };
  return {
    plan: plan && isForHim ? presentPlan(plan, await getSettings(reader), user.sellerType) : null,
    ads_used: await countPosted(reader, user.id),
    ad_limit: (await limitsOf(reader, user.id, user.sellerType)).adLimit,
    premium_boosts: { used: used.premium, included: period?.premiumBoosts ?? 0 },
    featured_boosts: { used: used.featured, included: period?.featuredBoosts ?? 0 },
  };
}
