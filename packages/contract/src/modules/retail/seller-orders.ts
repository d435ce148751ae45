import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { ownId } from '../../shared/values.ts';
import { SaleEarnings } from '../payments/earnings.ts';
import { Refund } from '../payments/refunds.ts';
import { OrdersQuery, RetailOrder, RetailOrderDetail } from './orders.ts';

export const carrierText = 'Carrier is required.';
export const trackingText = 'Tracking number is required.';

/** Line → quantity; also taken as fields `lines[<order_detail_id>]`. Left out, it means everything that is left. */
export const LineQuantities = z.record(z.string().regex(/^\d+$/), wholeNumber({ min: 0, max: 99 }));

const params = z.object({ id: ownId('retail.seller-order') });
const line = blankAsMissing(ownId('retail.seller-order-line').optional());

const carrier = optionalText(60);
const trackingNumber = optionalText(60);

export const listSellerOrders = endpoint({
  method: 'GET',
  path: '/seller-orders',
  spec: ['cart-orders/seller-orders'],
  access: 'business',
  summary: 'Orders received and paid, the newest first; dates are counted in the own time zone.',
  query: OrdersQuery,
  reply: pageOf(RetailOrder),
});

export const countSellerOrders = endpoint({
  method: 'GET',
  path: '/seller-order-counts',
  access: 'business',
  summary: 'How many received orders stand in which state, and how many returns wait for an answer.',
  reply: z.object({
    placed: z.int(),
    confirmed: z.int(),
    shipped: z.int(),
    delivered: z.int(),
    completed: z.int(),
    cancelled: z.int(),
    disputed: z.int(),
    returns: z.int(),
  }),
});

export const getSellerOrder = endpoint({
  method: 'GET',
  path: '/seller-orders/:id',
  spec: ['cart-orders/seller-order'],
  access: 'business',
  summary: 'One received order with everything needed to pack it.',
  params,
  reply: RetailOrderDetail,
});

export const getOrderEarnings = endpoint({
  method: 'GET',
  path: '/seller-orders/:id/earnings',
  access: 'business',
  summary:
    'Why this amount: a received order by item, rule, commission and GST, down to journals and payouts.',
  params,
  reply: SaleEarnings,
});

export const acceptOrder = endpoint({
  method: 'POST',
  path: '/seller-orders/:id/accept',
  access: 'business',
  summary: 'Accepts a paid order; the buyer is told.',
  params,
  reply: RetailOrderDetail,
  message: 'Order accepted successfully.',
  errors: ['order-move-not-allowed'],
});

export const shipOrder = endpoint({
  method: 'POST',
  path: '/seller-orders/:id/ship',
  access: 'business',
  summary:
    'Sends an accepted order, or some of its lines; it counts as shipped once everything is on its way. What is picked up needs no carrier.',
  params,
  body: z.object({
    carrier,
    tracking_number: trackingNumber,
    lines: LineQuantities.optional(),
  }),
  reply: RetailOrderDetail,
  message: 'Order shipped successfully.',
  errors: ['order-move-not-allowed'],
});

export const deliverOrder = endpoint({
  method: 'POST',
  path: '/seller-orders/:id/deliver',
  access: 'business',
  summary: 'Says that a shipped order has arrived.',
  params,
  reply: RetailOrderDetail,
  message: 'Order delivered successfully.',
  errors: ['order-move-not-allowed'],
});

export const cancelSellerOrder = endpoint({
  method: 'POST',
  path: '/seller-orders/:id/cancel',
  access: 'business',
  summary:
    'Cancels a received order, or one of its lines, that cannot be sent; the buyer gets their money back.',
  params,
  body: z.object({ reason: text('Reason', { max: 500 }), order_detail_id: line }),
  reply: RetailOrderDetail,
  message: 'Order cancelled successfully.',
  errors: ['order-move-not-allowed'],
});

/** States a seller may ask for; each stands for the call of its own. */
export const sellerStatuses = ['confirmed', 'shipped', 'delivered', 'cancelled'] as const;

export const setSellerOrderStatus = endpoint({
  method: 'PUT',
  path: '/seller-orders/:id',
  spec: ['cart-orders/seller-order-status'],
  access: 'business',
  summary: 'Moves a received order on, or one of its lines: accept, ship, deliver or cancel in one call.',
  params,
  body: z.object({
    status: z.enum(sellerStatuses, { error: 'Please select a status.' }),
    carrier,
    tracking_number: trackingNumber,
    order_detail_id: line,
    reason: optionalText(500),
  }),
  reply: RetailOrderDetail,
  message: 'Updated successfully.',
  errors: ['order-move-not-allowed'],
});

export const refundSellerOrder = endpoint({
  method: 'POST',
  path: '/seller-orders/:id/refund',
  spec: ['cart-orders/seller-order-refund'],
  access: 'business',
  summary: 'Gives back a line, an amount, or, with neither, everything that is left of a received order.',
  params,
  body: z.object({
    order_detail_id: line,
    /** Left out: everything that is left. Blank is refused, for it may be a slip. */
    amount: priceInCents('Amount').optional(),
    reason: text('Reason', { max: 500 }),
  }),
  reply: Refund,
  message: 'Refund started successfully.',
  errors: ['order-move-not-allowed', 'refund-too-large'],
  idempotent: true,
});
