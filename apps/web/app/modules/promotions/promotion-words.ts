import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BoostKind } from '@souk/contract/modules/promotions/boosts';
import type { PlanPeriod } from '@souk/contract/modules/promotions/plans';
import type { SubscriptionState } from '@souk/contract/modules/promotions/subscriptions';
import type { StateLook } from '../../ui/look-pill.tsx';

export const boostWords: Record<BoostKind, { name: MessageDescriptor; promise: MessageDescriptor }> = {
  premium: { name: msg`Premium`, promise: msg`First in every list, with the premium badge.` },
  featured: { name: msg`Featured`, promise: msg`Above the others, with the featured badge.` },
};

export const periodWords: Record<PlanPeriod, MessageDescriptor> = {
  monthly: msg`per month`,
  yearly: msg`per year`,
};

export const subscriptionLooks: Record<SubscriptionState, StateLook> = {
  pending: { look: 'pending', words: msg`Not paid yet` },
  active: { look: 'active', words: msg`Active` },
  'past-due': { look: 'rejected', words: msg`Payment failed` },
  cancelled: { look: 'expired', words: msg`Cancelled` },
  expired: { look: 'expired', words: msg`Expired` },
};
