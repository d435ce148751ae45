import type { SubscriptionPlan } from '@souk/contract/modules/promotions/plans';
import type { Settings } from '@souk/contract/modules/settings/values';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { limitOf } from './plan.rules.ts';
import type { PlanRow } from './plan.tables.ts';

/** A plan as offered to this kind of seller, or to the first kind that it is for. */
export function presentPlan(plan: PlanRow, settings: Settings, sellerType?: SellerType): SubscriptionPlan {
  const { id, name, cents, currency, period, premiumBoosts, featuredBoosts } = plan;
  const type = sellerType ?? plan.sellerTypes[0] ?? 'retail';
  return {
    id,
    name,
    seller_types: plan.sellerTypes,
    price: { cents, currency },
    period,
    ad_limit: limitOf(plan, type, settings),
    premium_boosts: premiumBoosts,
    featured_boosts: featuredBoosts,
    boost_credits: premiumBoosts + featuredBoosts,
    features: plan.features,
    is_active: plan.isActive,
    position: plan.position,
  };
}
