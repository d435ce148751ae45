import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChargebackState } from '@souk/contract/modules/payments/chargebacks';
import type { PaymentState } from '@souk/contract/modules/payments/payments';
import type { PayoutState } from '@souk/contract/modules/payments/payouts';
import type { RefundState } from '@souk/contract/modules/payments/refunds';
import type { TransactionKind } from '@souk/contract/modules/payments/transactions';
import type { StateLook } from '../../ui/look-pill.tsx';

export const paymentLooks: Record<PaymentState, StateLook> = {
  created: { look: 'pending', words: msg`Not paid yet` },
  'requires-action': { look: 'pending', words: msg`Waiting for you` },
  processing: { look: 'in-progress', words: msg`Processing` },
  authorised: { look: 'pending', words: msg`Authorised` },
  succeeded: { look: 'approved', words: msg`Paid` },
  failed: { look: 'rejected', words: msg`Failed` },
  cancelled: { look: 'expired', words: msg`Cancelled` },
  'partially-refunded': { look: 'approved', words: msg`Paid, partly refunded` },
  refunded: { look: 'expired', words: msg`Refunded` },
};

export const refundLooks: Record<RefundState, StateLook> = {
  requested: { look: 'pending', words: msg`Requested` },
  approved: { look: 'in-progress', words: msg`Approved` },
  processing: { look: 'in-progress', words: msg`On its way` },
  refunded: { look: 'approved', words: msg`Refunded` },
  failed: { look: 'rejected', words: msg`Failed` },
  rejected: { look: 'rejected', words: msg`Rejected` },
  closed: { look: 'approved', words: msg`Closed` },
};

export const chargebackLooks: Record<ChargebackState, StateLook> = {
  opened: { look: 'pending', words: msg`Bank is deciding` },
  won: { look: 'approved', words: msg`Won` },
  lost: { look: 'rejected', words: msg`Lost` },
};

export const payoutLooks: Record<PayoutState, StateLook> = {
  waiting: { look: 'pending', words: msg`Awaiting approval` },
  pending: { look: 'pending', words: msg`Pending` },
  processing: { look: 'in-progress', words: msg`On its way` },
  paid: { look: 'approved', words: msg`Paid out` },
  failed: { look: 'rejected', words: msg`Failed` },
  returned: { look: 'rejected', words: msg`Returned` },
};

const purposes: Partial<Record<string, MessageDescriptor>> = {
  order: msg`Order`,
  booking: msg`Booking`,
  subscription: msg`Subscription`,
  boost: msg`Boost`,
  package: msg`Package`,
};

/** What a payment is for; a trade may name a purpose that has no words here. */
export const purposeWords = (purpose: string): MessageDescriptor => purposes[purpose] ?? msg`Payment`;

export const transactionWords: Record<TransactionKind, MessageDescriptor> = {
  sale: msg`Sale`,
  commission: msg`Commission`,
  gst: msg`GST on commission`,
  refund: msg`Refund`,
  payout: msg`Payout`,
  chargeback: msg`Chargeback`,
  adjustment: msg`Adjustment`,
};

export const methodWords: Record<'card' | 'paypal', MessageDescriptor> = {
  card: msg`Card`,
  paypal: msg`PayPal`,
};

export const bankWords: Record<'card' | 'paypal', MessageDescriptor> = {
  card: msg`Bank account`,
  paypal: msg`PayPal account`,
};

/** The periods of a list, by their names on the wire. */
export const periodWords = {
  Today: msg`Today`,
  'This Week': msg`This Week`,
  'This Month': msg`This Month`,
  'This Year': msg`This Year`,
} as const;
