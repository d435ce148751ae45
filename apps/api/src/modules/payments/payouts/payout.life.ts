import { type PayoutMove, type PayoutState, payoutStates } from '@souk/contract/modules/payments/payouts';
import { defineLife } from '../../../platform/states.ts';

/**
 * Money on its way to a seller. What fails, is refused or comes back is payable again and goes into the next payout.
 */
export const payoutLife = defineLife<PayoutState, PayoutMove>({
  name: 'payments.payout',
  states: payoutStates,
  first: 'waiting',
  ends: ['failed', 'returned'],
  refusal: 'payout-move-not-allowed',
  moves: {
    approve: { from: ['waiting'], to: 'pending', by: ['admin', 'system'] },
    reject: { from: ['waiting'], to: 'failed', by: ['admin'] },
    send: { from: ['pending'], to: 'processing', by: ['system'] },
    pay: { from: ['processing'], to: 'paid', by: ['provider'] },
    fail: { from: ['processing'], to: 'failed', by: ['provider'] },
    return: { from: ['processing', 'paid'], to: 'returned', by: ['provider'] },
  },
});
