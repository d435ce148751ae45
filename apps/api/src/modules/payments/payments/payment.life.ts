import { type PaymentMove, type PaymentState, paymentStates } from '@souk/contract/modules/payments/payments';
import { defineLife } from '../../../platform/states.ts';

/** Minutes after which an unfinished payment is abandoned (spec states §9). */
export const abandonedAfterMinutes = 30;

/** Authorised amounts are released shortly before banks do so, after seven days (Visa, Mastercard). */
export const authorisedMinutes = 7 * 24 * 60 - 120;

/**
 * One attempt to pay for one subject. Money may arrive after we have abandoned a payment, so `succeed` is open from
 * `failed` and `cancelled` too, and a duplicate payment is refunded.
 */
export const paymentLife = defineLife<PaymentState, PaymentMove>({
  name: 'payments.payment',
  states: paymentStates,
  first: 'created',
  ends: ['refunded'],
  refusal: 'payment-move-not-allowed',
  moves: {
    process: { from: ['created'], to: 'processing', by: ['payer'] },
    ask: { from: ['created', 'processing'], to: 'requires-action', by: ['provider'] },
    authorise: {
      from: ['created', 'requires-action', 'processing'],
      to: 'authorised',
      by: ['provider'],
    },
    capture: { from: ['authorised'], to: 'processing', by: ['system'] },
    succeed: {
      from: ['created', 'requires-action', 'processing', 'authorised', 'failed', 'cancelled'],
      to: 'succeeded',
      by: ['provider'],
    },
    fail: {
      from: ['created', 'requires-action', 'processing', 'authorised'],
      to: 'failed',
      by: ['provider'],
    },
    cancel: {
      from: ['created', 'requires-action', 'processing', 'authorised'],
      to: 'cancelled',
      by: ['payer', 'system', 'provider'],
    },
    abandon: {
      from: ['created', 'requires-action'],
      to: 'cancelled',
      by: ['system'],
      afterMinutes: abandonedAfterMinutes,
    },
    expire: {
      from: ['authorised'],
      to: 'cancelled',
      by: ['system'],
      afterMinutes: authorisedMinutes,
    },
    'refund-some': { from: ['succeeded', 'partially-refunded'], to: 'partially-refunded', by: ['system'] },
    'refund-all': { from: ['succeeded', 'partially-refunded'], to: 'refunded', by: ['system'] },
  },
});
