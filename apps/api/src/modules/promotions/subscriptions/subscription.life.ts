import {
  type SubscriptionMove,
  type SubscriptionState,
  subscriptionStates,
} from '@souk/contract/modules/promotions/subscriptions';
import { defineLife } from '../../../platform/states.ts';

const dayMinutes = 24 * 60;

/**
 * From the first payment to the end. The hours of `fall-due` and `retry` are those of the paid period: the end of it,
 * and the days of `retryDays` after that. A renewal begins as a debt: past due until its payment has settled.
 */
export const subscriptionLife = defineLife<SubscriptionState, SubscriptionMove>({
  name: 'promotions.subscription',
  states: subscriptionStates,
  first: 'pending',
  ends: ['cancelled', 'expired'],
  refusal: 'subscription-move-not-allowed',
  moves: {
    activate: { from: ['pending'], to: 'active', by: ['system'] },
    // Another plan: an upgrade that is paid, or a choice for the end of the period.
    change: { from: ['active'], to: 'active', by: ['owner', 'system'] },
    renew: { from: ['past-due'], to: 'active', by: ['system'] },
    cancel: { from: ['active'], to: 'active', by: ['owner'] },
    resume: { from: ['active'], to: 'active', by: ['owner'] },
    // Money of the paid period went back.
    shorten: { from: ['active'], to: 'active', by: ['system'] },
    'fall-due': { from: ['active'], to: 'past-due', by: ['system'], afterMinutes: 30 * dayMinutes },
    retry: { from: ['past-due'], to: 'past-due', by: ['system'], afterMinutes: dayMinutes },
    lapse: { from: ['past-due'], to: 'expired', by: ['system'] },
    end: { from: ['active'], to: 'cancelled', by: ['system'] },
    // Nothing is paid, so nothing has to run out.
    drop: { from: ['pending', 'past-due'], to: 'cancelled', by: ['owner', 'system'] },
    'give-up': { from: ['pending'], to: 'expired', by: ['system'], afterMinutes: dayMinutes },
  },
});
