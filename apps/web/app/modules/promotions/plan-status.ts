import type { Subscription } from '@souk/contract/modules/promotions/subscriptions';

export type PlanStanding = 'present' | 'next' | 'open';

interface Choosable {
  id: number;
  price: { cents: number };
}

/** What a plan is to a seller; without a subscription they have the free one. */
export function planStatusOf(
  plan: Choosable,
  subscription: Pick<Subscription, 'plan' | 'next_plan' | 'status'> | null,
): PlanStanding {
  const hasPaid = subscription !== null && subscription.status !== 'pending';
  if (!hasPaid) return plan.price.cents === 0 ? 'present' : 'open';
  if (subscription.next_plan?.id === plan.id) return 'next';
  return subscription.plan.id === plan.id ? 'present' : 'open';
}
