import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PlainSellerType, SellerType } from '../../shared/seller-types.ts';
import { Id, Money } from '../../shared/values.ts';

export const planPeriods = ['monthly', 'yearly'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

/** Sellers who post, who can therefore have a plan; booking-type sellers cannot. */
export const planSellerTypes = ['retail', 'job', 'real_estate', 'car_dealer'] as const;
export type PlanSellerType = (typeof planSellerTypes)[number];

export const SubscriptionPlan = z
  .object({
    id: Id,
    name: z.string(),
    seller_types: z.array(PlainSellerType),
    /** 0 cents for the free plan, which everybody has without a subscription. */
    price: Money,
    period: z.enum(planPeriods),
    /** Ads that may be waiting or public at a time; null is unlimited. */
    ad_limit: z.int().nullable(),
    /** Boosts of seven days included in each period. */
    premium_boosts: z.int(),
    featured_boosts: z.int(),
    /** Both together. */
    boost_credits: z.int(),
    features: z.array(z.string()),
    is_active: z.boolean(),
    position: z.int(),
  })
  .meta({ id: 'SubscriptionPlan' });
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/subscription-plans',
  spec: ['payments/subscription-plans'],
  access: 'anyone',
  summary: 'Plans on offer, the free one first; for a signed-in seller those of their type.',
  query: z.object({
    /** `retail` or `classified`. */
    module_type: blankAsMissing(z.string().max(60).optional()).catch(undefined),
    seller_type: blankAsMissing(SellerType.optional()).catch(undefined),
  }),
  reply: z.array(SubscriptionPlan),
});
