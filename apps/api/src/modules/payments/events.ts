import type { Failure } from '@souk/contract/modules/payments/payments';
import type { Subject } from '@souk/contract/shared/values';
import { defineEvent } from '../../platform/events/events.ts';

interface OfPayment {
  paymentId: number;
  /** What the payment was for. */
  subject: Subject;
}

/** The money has arrived, so whatever it pays for may proceed. Published at most once per subject. */
export const paymentSettled = defineEvent<OfPayment>('payments.payment-settled');

/** The payer's bank has reserved the amount: it can be captured. */
export const paymentAuthorised = defineEvent<OfPayment>('payments.payment-authorised');

/** The provider refused, or the payment was abandoned; a new one may be opened. */
export const paymentFailed = defineEvent<OfPayment & { failure: Failure }>('payments.payment-failed');

/** A refund has reached the payer. */
export const refundSettled = defineEvent<OfPayment & { refundId: number }>('payments.refund-settled');

/** An admin has approved a payer's request. The subject is what the part paid for, such as an order. */
export const refundGranted = defineEvent<OfPayment & { refundId: number; cents: number }>(
  'payments.refund-granted',
);

/** A refund did not go through and waits for an admin. */
export const refundFailed = defineEvent<OfPayment & { refundId: number }>('payments.refund-failed');

/** The payer's bank has taken the money back. */
export const chargebackOpened = defineEvent<OfPayment & { chargebackId: number; cents: number }>(
  'payments.chargeback-opened',
);

/** The bank wants more back than the payer is still owed: an admin looks into it. */
export const chargebackQuestioned = defineEvent<OfPayment & { chargebackId: number }>(
  'payments.chargeback-questioned',
);

/** The bank has decided: `won` brings the money back, `lost` takes it from the sellers. */
export const chargebackClosed = defineEvent<OfPayment & { chargebackId: number; outcome: 'won' | 'lost' }>(
  'payments.chargeback-closed',
);

/** A payout above the limit needs two admins. */
export const payoutWaits = defineEvent<{ payoutId: number }>('payments.payout-waits');

/** The nightly proof has found a fault in the ledger. */
export const ledgerDiffers = defineEvent<{ proofId: number }>('payments.ledger-differs');

/** A payer asks for a refund; an admin decides. */
export const refundRequested = defineEvent<{ refundId: number }>('payments.refund-requested');
