import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { anyId, Id, Moment, Money } from '../../shared/values.ts';
import { PayFields, Payment } from '../payments/payments.ts';
import { planSellerTypes, SubscriptionPlan } from './plans.ts';

/** Life of a subscription (spec states §12). */
export const subscriptionStates = ['pending', 'active', 'past-due', 'cancelled', 'expired'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const subscriptionMoves = [
  'activate',
  'change',
  'renew',
  'fall-due',
  'retry',
  'lapse',
  'cancel',
  'resume',
  'shorten',
  'end',
  'drop',
  'give-up',
] as const;
export type SubscriptionMove = (typeof subscriptionMoves)[number];

/** Days after the end of a paid period on which a failed renewal is tried again; after the last it expires. */
export const retryDays = [1, 3, 7] as const;

/** Moves that are open to the subscriber now. */
export const openSubscriptionMoves = ['pay', 'change', 'cancel', 'resume'] as const;
export type OpenSubscriptionMove = (typeof openSubscriptionMoves)[number];

const Allowance = z.object({ used: z.int(), included: z.int() });

/** How much of the present plan, the free one included, has been used. */
export const SubscriptionUsage = z
  .object({
    plan: SubscriptionPlan.nullable(),
    /** Ads and products that are waiting or public. */
    ads_used: z.int(),
    /** Null is no limit. */
    ad_limit: z.int().nullable(),
    premium_boosts: Allowance,
    featured_boosts: Allowance,
  })
  .meta({ id: 'SubscriptionUsage' });
export type SubscriptionUsage = z.infer<typeof SubscriptionUsage>;

export const Subscription = z
  .object({
    id: Id,
    user_id: Id,
    plan: SubscriptionPlan,
    status: z.enum(subscriptionStates),
    starts_at: Moment.nullable(),
    /** The end of the paid period; then it renews, unless it was cancelled. */
    ends_at: Moment.nullable(),
    /** Cancelled for the end of the period. */
    is_ending: z.boolean(),
    /** The plan that starts with the next period. */
    next_plan: SubscriptionPlan.nullable(),
    /** The price of the next renewal; null if there is none. */
    renewal_price: Money.nullable(),
    /** When a failed renewal is tried again. */
    next_retry_at: Moment.nullable(),
    usage: SubscriptionUsage,
    moves: z.array(z.enum(openSubscriptionMoves)),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof Subscription>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/subscription',
  spec: ['payments/subscription-current'],
  access: 'signed-in',
  summary: 'The own subscription with its usage; null on the free plan.',
  reply: Subscription.nullable(),
});

export const getSubscriptionUsage = endpoint({
  method: 'GET',
  path: '/subscription-usage',
  access: 'signed-in',
  summary: 'What of the own plan has been used, on the free one too.',
  reply: SubscriptionUsage,
});

/** What choosing a plan now would mean. */
export const SubscriptionQuote = z
  .object({
    plan: SubscriptionPlan,
    /**
     * `first` starts a subscription, `upgrade` and `past-due` are paid now, `at-end` waits for the end of the period.
     */
    manner: z.enum(['first', 'upgrade', 'past-due', 'at-end', 'present']),
    price: Money,
    /** The unused rest of the present period, deducted from the price. */
    credit: Money,
    /** Due now. */
    due: Money,
    begins_at: Moment,
  })
  .meta({ id: 'SubscriptionQuote' });
export type SubscriptionQuote = z.infer<typeof SubscriptionQuote>;

const planId = anyId('promotions.plan');

export const quoteSubscription = endpoint({
  method: 'GET',
  path: '/subscription-quote/:plan_id',
  access: planSellerTypes,
  summary: 'What choosing this plan would cost now, or when it would begin.',
  params: z.object({ plan_id: planId }),
  reply: SubscriptionQuote,
});

export const paySubscription = endpoint({
  method: 'POST',
  path: '/subscription-payment',
  spec: ['payments/subscription-payment'],
  access: planSellerTypes,
  summary:
    'Pays the first period of a plan, an upgrade less the unused rest, or a renewal that failed; go on at `action_url` where the payment has one.',
  body: PayFields.extend({ plan_id: planId }),
  reply: z.object({ subscription: Subscription, payment: Payment }),
  errors: ['payment-failed', 'payment-move-not-allowed', 'subscription-has-plan', 'plan-begins-later'],
  idempotent: 'paying',
  limit: { max: 20, seconds: 60 },
});

export const changePlan = endpoint({
  method: 'POST',
  path: '/subscription/plan',
  access: planSellerTypes,
  summary: 'Goes on with another plan from the end of the paid period; dearer ones are paid at once instead.',
  body: z.object({ plan_id: planId }),
  reply: Subscription,
  message: 'Subscription updated successfully.',
  errors: ['subscription-move-not-allowed', 'subscription-has-plan', 'plan-begins-now'],
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/subscription/cancel',
  spec: ['payments/subscription-cancel'],
  access: 'signed-in',
  summary: 'Ends it with the paid period; at once where nothing is paid.',
  reply: Subscription,
  message: 'Subscription cancelled successfully.',
  errors: ['subscription-move-not-allowed'],
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/subscription/resume',
  access: 'signed-in',
  summary: 'Takes a cancellation or a planned change back while the paid period lasts.',
  reply: Subscription,
  message: 'Subscription updated successfully.',
  errors: ['subscription-move-not-allowed'],
});
