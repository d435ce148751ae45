import {
  type SubscriptionState,
  subscriptionMoves,
  subscriptionStates,
} from '@souk/contract/modules/promotions/subscriptions';
import { describe, expect, test } from 'vitest';
import { subscriptionLife } from './subscription.life.ts';

/** Role → state → its moves and where they lead. */
const moves: Record<string, Partial<Record<SubscriptionState, Record<string, SubscriptionState>>>> = {
  owner: {
    pending: { drop: 'cancelled' },
    active: { change: 'active', cancel: 'active', resume: 'active' },
    'past-due': { drop: 'cancelled' },
  },
  system: {
    pending: { activate: 'active', 'give-up': 'expired', drop: 'cancelled' },
    active: { change: 'active', shorten: 'active', 'fall-due': 'past-due', end: 'cancelled' },
    'past-due': { renew: 'active', retry: 'past-due', lapse: 'expired', drop: 'cancelled' },
  },
};

describe('the life of a subscription', () => {
  const cases = Object.keys(moves).flatMap((role) => subscriptionStates.map((state) => ({ role, state })));

  test.each(cases)('lets the $role make only these moves when $state', ({ role, state }) => {
    const open = moves[role]?.[state] ?? {};
    for (const move of subscriptionMoves) {
      const to = open[move];
      if (to) expect(subscriptionLife.next(state, move, role)).toBe(to);
      else
        expect(() => subscriptionLife.next(state, move, role)).toThrow(/current state of the subscription/);
    }
  });
});
