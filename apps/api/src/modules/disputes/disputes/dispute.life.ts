import {
  type DisputeMove,
  type DisputeState,
  disputeStates,
  openDisputeStates,
  sellerAnswerDays,
} from '@souk/contract/modules/disputes/disputes';
import { defineLife } from '../../../platform/states.ts';

const answerMinutes = sellerAnswerDays * 24 * 60;

/**
 * A dispute from its opening to the admin's verdict. A further message from the same side changes nothing. Neither
 * does the seller's silence: it puts the refund before an admin, who decides.
 */
export const disputeLife = defineLife<DisputeState, DisputeMove>({
  name: 'disputes.dispute',
  states: disputeStates,
  first: 'open',
  ends: ['resolved-customer', 'resolved-seller', 'resolved-split', 'withdrawn'],
  refusal: 'dispute-closed',
  moves: {
    'reply-seller': { from: ['open', 'customer-replied'], to: 'seller-replied', by: ['seller'] },
    'reply-customer': { from: ['open', 'seller-replied'], to: 'customer-replied', by: ['customer'] },
    withdraw: { from: openDisputeStates, to: 'withdrawn', by: ['customer'] },
    'resolve-customer': { from: openDisputeStates, to: 'resolved-customer', by: ['admin'] },
    'resolve-seller': { from: openDisputeStates, to: 'resolved-seller', by: ['admin'] },
    'resolve-split': { from: openDisputeStates, to: 'resolved-split', by: ['admin'] },
    'propose-refund': { from: ['open'], to: 'open', by: ['system'], afterMinutes: answerMinutes },
    'propose-refund-later': {
      from: ['customer-replied'],
      to: 'customer-replied',
      by: ['system'],
      afterMinutes: answerMinutes,
    },
  },
});
