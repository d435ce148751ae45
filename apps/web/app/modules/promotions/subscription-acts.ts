import { msg } from '@lingui/core/macro';
import type * as subscriptions from '@souk/contract/modules/promotions/subscriptions';
import { actsOf } from '../../ui/act-table.ts';
import { planPayPath } from './price-param.ts';

type Move = subscriptions.Subscription['moves'][number];

/** What a business does with its own plan; each has one. */
export const subscriptionActs = actsOf<typeof subscriptions, subscriptions.Subscription, Move>()({
  noun: 'subscription',
  isSingle: true,
  id: () => 'own',
  read: 'getSubscription',
  open: ({ moves }) => moves,
  home: () => '/subscription',
  moves: {
    cancel: {
      endpoint: 'cancelSubscription',
      words: msg`Cancel subscription`,
      title: ({ plan }) => msg`Cancel ${plan.name}?`,
      lead: ({ status, ends_at: endsAt }) =>
        status === 'active' && endsAt
          ? msg`You keep everything until the end of the paid period. Then the free plan begins. Nothing more is charged.`
          : msg`It ends at once, because nothing has been paid. You keep the free plan.`,
      keep: ({ plan }) => msg`Keep ${plan.name}`,
      tone: 'danger',
    },
    resume: {
      endpoint: 'resumeSubscription',
      words: ({ next_plan }) => (next_plan ? msg`Keep the present plan` : msg`Keep my plan`),
      tone: 'primary',
    },
    // Each plan on the page has its own button for it.
    change: null,
    pay: { leadsTo: ({ plan }) => planPayPath(plan), words: msg`Pay now`, tone: 'primary' },
  },
});
