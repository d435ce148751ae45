import { defineEvent } from '../../platform/events/events.ts';

/** A product waits for an admin's approval: a new one, or an edited one. */
export const productSubmitted = defineEvent<{ productId: number; sellerId: number }>(
  'retail.product-submitted',
);

interface OfOrder {
  orderId: number;
  buyerId: number;
  sellerId: number;
}

/** An order is paid and waits for its seller. */
export const orderPlaced = defineEvent<OfOrder>('retail.order-placed');

/** Everything of an order is on its way. */
export const orderShipped = defineEvent<OfOrder>('retail.order-shipped');

/** An order has arrived. */
export const orderDelivered = defineEvent<OfOrder>('retail.order-delivered');

/** An order is complete: the seller is paid, and the buyer may review. */
export const orderCompleted = defineEvent<OfOrder>('retail.order-completed');

/** A paid order was cancelled; the money is refunded. */
export const orderCancelled = defineEvent<OfOrder>('retail.order-cancelled');

/** Somebody reported a product to the admins. */
export const productReported = defineEvent<{ productId: number; reportId: number }>(
  'retail.product-reported',
);
