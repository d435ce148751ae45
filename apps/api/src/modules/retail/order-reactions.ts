import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { disputeResolved, disputeWithdrawn } from '../disputes/index.ts';
import {
  chargebackClosed,
  chargebackOpened,
  paymentFailed,
  paymentSettled,
  refundGranted,
} from '../payments/index.ts';
import { settleCheckout } from './checkouts/settle-checkout.ts';
import { tellFailedPayment } from './checkouts/tell-failed-payment.ts';
import { orderPlaced } from './events.ts';
import { endChargeback, freezeChargedBack } from './orders/hear-chargeback.ts';
import { endDisputedOrder, resumeDisputedOrder } from './orders/hear-dispute.ts';
import { noteGrantedRefund } from './orders/hear-refund.ts';
import { issueOrderInvoice } from './orders/issue-order-invoice.ts';

const invoicePlacedOrder = (tx: Tx, { payload }: Happening<{ orderId: number }>) =>
  issueOrderInvoice(tx, payload.orderId);

/** What money and disputes do to checkouts and orders. */
export const orderReactions = [
  on(paymentSettled, settleCheckout),
  on(paymentFailed, tellFailedPayment),
  on(chargebackOpened, freezeChargedBack),
  on(chargebackClosed, endChargeback),
  on(refundGranted, noteGrantedRefund),
  on(orderPlaced, invoicePlacedOrder),
  on(disputeResolved, endDisputedOrder),
  on(disputeWithdrawn, resumeDisputedOrder),
];
