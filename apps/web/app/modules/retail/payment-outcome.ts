import type { Payment } from '@souk/contract/modules/payments/payments';
import type { Checkout } from '@souk/contract/modules/retail/checkouts';

/** What the payer is told. */
export type Outcome = 'paid' | 'processing' | 'asked' | 'failed' | 'expired' | 'cancelled';

/** The outcome of a payment. */
export function outcomeOf({ status, action_url }: Pick<Payment, 'status' | 'action_url'>): Outcome {
  switch (status) {
    case 'succeeded':
    case 'partially-refunded':
    case 'refunded':
      return 'paid';
    case 'failed':
      return 'failed';
    case 'cancelled':
      return 'cancelled';
    case 'requires-action':
      return action_url ? 'asked' : 'processing';
    default:
      return 'processing';
  }
}

/**
 * The outcome of a checkout: its own state takes precedence over that of one payment. A free checkout has no payment.
 */
export function checkoutOutcome(
  checkout: Pick<Checkout, 'status'>,
  payment: Pick<Payment, 'status' | 'action_url'> | null,
): Outcome {
  if (checkout.status === 'paid' || !payment) return 'paid';
  if (checkout.status === 'expired') return 'expired';
  if (checkout.status === 'cancelled') return 'cancelled';
  const outcome = outcomeOf(payment);
  if (payment.status === 'created' || outcome === 'cancelled') return 'failed';
  return outcome === 'paid' ? 'processing' : outcome;
}
