import { type RefundMove, type RefundState, refundStates } from '@souk/contract/modules/payments/refunds';
import { defineLife } from '../../../platform/states.ts';

/**
 * Money on its way back: requested, owed, sent, arrived (spec states §9). From `approved` on it is in the ledger.
 */
export const refundLife = defineLife<RefundState, RefundMove>({
  name: 'payments.refund',
  states: refundStates,
  first: 'requested',
  ends: ['refunded', 'rejected', 'closed'],
  refusal: 'refund-move-not-allowed',
  moves: {
    approve: { from: ['requested'], to: 'approved', by: ['admin', 'seller', 'system'] },
    reject: { from: ['requested'], to: 'rejected', by: ['admin', 'seller'] },
    send: { from: ['approved'], to: 'processing', by: ['system'] },
    settle: { from: ['processing'], to: 'refunded', by: ['system'] },
    fail: { from: ['processing'], to: 'failed', by: ['system'] },
    // A lost chargeback has paid it.
    close: { from: ['approved', 'failed'], to: 'closed', by: ['system'] },
    // An admin has paid it in another way, or closes it with a reason.
    'pay-otherwise': { from: ['failed'], to: 'refunded', by: ['admin'] },
    'write-off': { from: ['failed'], to: 'closed', by: ['admin'] },
    // The time depends on how often the refund has been tried.
    retry: { from: ['failed'], to: 'approved', by: ['admin', 'system'], afterMinutes: 60 },
  },
});
