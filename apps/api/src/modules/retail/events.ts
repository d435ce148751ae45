import { defineEvent } from '../../platform/events/events.ts';

/** A product waits for an admin: a new one, or an edited one. */
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

/** All of an order is on its way. */
export const orderShipped = defineEvent<OfOrder>('retail.order-shipped');

/** An order has arrived. */
export const orderDelivered = defineEvent<OfOrder>('retail.order-delivered');

/** An order is over as it should be: the seller is paid, the buyer may review. */
export const orderCompleted = defineEvent<OfOrder>('retail.order-completed');

/** A paid order was cancelled; the money goes back. */
export const orderCancelled = defineEvent<OfOrder>('retail.order-cancelled');

/** Somebody reported a product to the admin. */
export const productReported = defineEvent<{ productId: number; reportId: number }>(
  'retail.product-reported',
);
