import type { Trade } from '../sales/index.ts';
import { findLockedCart } from './carts/cart.queries.ts';
import { tellFailedPayment } from './checkouts/tell-failed-payment.ts';
import { tellLatePayment } from './checkouts/tell-late-payment.ts';
import { endChargeback } from './orders/end-chargeback.ts';
import { endDisputedOrder } from './orders/end-disputed-order.ts';
import { freezeOrders } from './orders/freeze-orders.ts';
import { lapseOrders } from './orders/lapse-orders.ts';
import { orderKind } from './orders/order.life.ts';
import { orderClaims } from './orders/order-claims.ts';
import { placePaidOrders } from './orders/place-paid-orders.ts';
import { resumeDisputedOrder } from './orders/resume-disputed-order.ts';
import { showGrantedRefund } from './orders/show-granted-refund.ts';
import { orderPaths } from './orders/tell-order.ts';

/** Orders as a trade on `sales`. */
export const orderTrade: Trade = {
  kind: orderKind,
  purpose: 'order',
  claims: orderClaims,
  pathOf: orderPaths,
  plans: null,
  life: {
    lockFirst: async (tx, buyerId) => {
      await findLockedCart(tx, { userId: buyerId });
    },
    onPlaced: placePaidOrders,
    onLapsed: lapseOrders,
    onPaidTooLate: tellLatePayment,
    onPaymentFailed: tellFailedPayment,
    onRefundGranted: showGrantedRefund,
    onChargebackOpened: freezeOrders,
    onChargebackClosed: endChargeback,
    onDisputeResolved: endDisputedOrder,
    onDisputeWithdrawn: resumeDisputedOrder,
  },
};
