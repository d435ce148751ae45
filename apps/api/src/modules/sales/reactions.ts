import { on } from '../../platform/events/events.ts';
import { disputeResolved, disputeWithdrawn } from '../disputes/index.ts';
import {
  chargebackClosed,
  chargebackOpened,
  paymentAuthorised,
  paymentFailed,
  paymentSettled,
  refundGranted,
} from '../payments/index.ts';
import { onChargebackClosed } from './chargebacks/on-chargeback-closed.ts';
import { onChargebackOpened } from './chargebacks/on-chargeback-opened.ts';
import { onPaymentAuthorised } from './checkouts/on-payment-authorised.ts';
import { onPaymentFailed } from './checkouts/on-payment-failed.ts';
import { onPaymentSettled } from './checkouts/on-payment-settled.ts';
import { onDisputeResolved } from './disputes/on-dispute-resolved.ts';
import { onDisputeWithdrawn } from './disputes/on-dispute-withdrawn.ts';
import { onRefundGranted } from './refunds/on-refund-granted.ts';

/** How sales react to payments and disputes. */
export const saleReactions = [
  on(paymentSettled, onPaymentSettled),
  on(paymentAuthorised, onPaymentAuthorised),
  on(paymentFailed, onPaymentFailed),
  on(chargebackOpened, onChargebackOpened),
  on(chargebackClosed, onChargebackClosed),
  on(refundGranted, onRefundGranted),
  on(disputeResolved, onDisputeResolved),
  on(disputeWithdrawn, onDisputeWithdrawn),
];
