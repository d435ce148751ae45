import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DisputeRole, DisputeState } from '@souk/contract/modules/disputes/disputes';
import type { StateLook } from '../../ui/look-pill.tsx';

export const disputeLooks: Record<DisputeState, StateLook> = {
  open: { look: 'disputed', words: msg`Open` },
  'seller-replied': { look: 'in-progress', words: msg`Seller replied` },
  'customer-replied': { look: 'pending', words: msg`Customer replied` },
  'resolved-customer': { look: 'approved', words: msg`Decided for the customer` },
  'resolved-seller': { look: 'approved', words: msg`Decided for the seller` },
  'resolved-split': { look: 'approved', words: msg`Decided: split` },
  withdrawn: { look: 'expired', words: msg`Withdrawn` },
};

export const disputeStates = Object.keys(disputeLooks) as DisputeState[];

export const roleWords: Record<DisputeRole, MessageDescriptor> = {
  customer: msg`Customer`,
  seller: msg`Seller`,
  admin: msg`Souk`,
};
