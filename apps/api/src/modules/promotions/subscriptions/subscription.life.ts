import {
  type SubscriptionMove,
  type SubscriptionState,
  subscriptionStates,
} from '@souk/contract/modules/promotions/subscriptions';
import { defineLife } from '../../../platform/states.ts';

const dayMinutes = 24 * 60;

/**
 * From the first payment to the end. `fall-due` is due at the end of the paid period, and `retry` on the days of
 * `retryDays` after that. A renewal starts unpaid: past due until its payment has settled.
 */
export const subscriptionLife = defineLife<SubscriptionState, SubscriptionMove>({
  name: 'promotions.subscription',
  states: subscriptionStates,
  first: 'pending',
  ends: ['cancelled', 'expired'],
  refusal: 'subscription-move-not-allowed',
  moves: {
    activate: { from: ['pending'], to: 'active', by: ['system'] },
    // Another plan: a paid upgrade, or a choice for the end of the period.
    change: { from: ['active'], to: 'active', by: ['owner', 'system'] },
    renew: { from: ['past-due'], to: 'active', by: ['system'] },
    cancel: { from: ['active'], to: 'active', by: ['owner'] },
    resume: { from: ['active'], to: 'active', by: ['owner'] },
    // Money of the paid period was refunded.
    shorten: { from: ['active'], to: 'active', by: ['system'] },
    'fall-due': { from: ['active'], to: 'past-due', by: ['system'], afterMinutes: 30 * dayMinutes },
    retry: { from: ['past-due'], to: 'past-due', by: ['system'], afterMinutes: dayMinutes },
    lapse: { from: ['past-due'], to: 'expired', by: ['system'] },
    end: { from: ['active'], to: 'cancelled', by: ['system'] },
    // Nothing was paid, so nothing has to expire.
    drop: { from: ['pending', 'past-due'], to: 'cancelled', by: ['owner', 'system'] },
    'give-up': { from: ['pending'], to: 'expired', by: ['system'], afterMinutes: dayMinutes },
  },
});
