import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { dateFilters, PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText } from '../../shared/texts.ts';
import { Day, Id, Moment, Money, ownId } from '../../shared/values.ts';
import { DisputeDetail, disputeFiles, OpenDisputeFields } from '../disputes/disputes.ts';
import { Payment } from '../payments/payments.ts';
import { Refund } from '../payments/refunds.ts';
import { Cart } from './carts.ts';
import { OrderAddress } from './checkouts.ts';
import { Shipment } from './shipments.ts';

/** Life of a retail order (spec states §6). */
export const orderStates = [
  'pending',
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'disputed',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderMoves = [
  'pay',
  'lapse',
  'accept',
  'cancel',
  'refund-all',
  'decline',
  'remind',
  'let-cancel',
  'call-off',
  'never-sent',
  'time-out',
  'ship',
  'deliver',
  'arrive',
  'complete',
  'close',
  'return-refused',
  'dispute',
  'freeze',
  'resolve-seller',
  'resolve-buyer',
  'back-to-placed',
  'back-to-confirmed',
  'back-to-shipped',
  'back-to-delivered',
] as const;
export type OrderMove = (typeof orderMoves)[number];

/** Days after which time itself moves an order. */
export const orderDays = { unanswered: 5, onTheRoad: 14, untilComplete: 7, dispute: 14, return: 30 } as const;

export const lineStates = [
  'ordered',
  'part-shipped',
  'shipped',
  'cancelled',
  'part-refunded',
  'refunded',
  'returned',
] as const;
export type LineState = (typeof lineStates)[number];

/** What the viewer may do to one line. */
export const openLineMoves = ['cancel', 'ship', 'refund', 'return'] as const;
export type OpenLineMove = (typeof openLineMoves)[number];

/** What the viewer may do to the order now; `complete` is the buyer's "I have it". */
export const openOrderMoves = [
  'pay',
  'cancel',
  'complete',
  'dispute',
  'return',
  'buy-again',
  'accept',
  'ship',
  'deliver',
  'refund',
] as const;
export type OpenOrderMove = (typeof openOrderMoves)[number];

/** What happens next, who does it, and until when; after that time acts as `otherwise` says. */
export const NextStep = z
  .object({
    step: z.enum(['pay', 'accept', 'ship', 'arrive', 'return', 'complete', 'verdict']),
    by: z.enum(['buyer', 'seller', 'carrier', 'admin']),
    due_at: Moment.nullable(),
    otherwise: z.enum(['cancelled', 'delivered', 'completed']).nullable(),
  })
  .meta({ id: 'OrderNextStep' });
export type NextStep = z.infer<typeof NextStep>;

export const OrderLine = z
  .object({
    order_detail_id: Id,
    item_id: Id,
    product_id: Id,
    title: z.string(),
    options: z.record(z.string(), z.string()),
    sku: z.string().nullable(),
    image: z.string().nullable(),
    /** Page of the product while it still opens. */
    path: z.string().nullable(),
    quantity: z.int(),
    unit_price: Money,
    discount: Money,
    line_total: Money,
    gst: Money,
    is_gst_free: z.boolean(),
    refunded: Money,
    shipped_quantity: z.int(),
    /** On their way back, and back. */
    returning_quantity: z.int(),
    returned_quantity: z.int(),
    status: z.enum(lineStates),
    /** What the buyer gets back if what was not sent of it is cancelled now; null where nobody can. */
    refund_if_cancelled: Money.nullable(),
    moves: z.array(z.enum(openLineMoves)),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof OrderLine>;

const Party = z.object({ id: Id, name: z.string(), image: z.string().nullable() });

/** An order as its buyer or its seller sees it. */
export const RetailOrder = z
  .object({
    order_id: Id,
    order_number: z.string(),
    checkout_id: Id,
    status: z.enum(orderStates),
    /** What the viewer is to it. */
    role: z.enum(['buyer', 'seller']),
    buyer: Party,
    seller: Party.extend({ slug: z.string().nullable() }),
    items: z.array(OrderLine),
    sub_total: Money,
    discount: Money,
    postage: Money,
    gst: Money,
    total: Money,
    refunded: Money,
    promo_code: z.string().nullable(),
    delivery: z.object({
      method: z.string(),
      name: z.string(),
      is_pickup: z.boolean(),
      days: z.int().nullable(),
    }),
    note: z.string().nullable(),
    /** Of the latest shipment. */
    carrier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    created_at: Moment,
    placed_at: Moment.nullable(),
    confirmed_at: Moment.nullable(),
    shipped_at: Moment.nullable(),
    delivered_at: Moment.nullable(),
    completed_at: Moment.nullable(),
    cancelled_at: Moment.nullable(),
    next: NextStep.nullable(),
    /** What the buyer gets back if the order is cancelled now; null where nobody can. */
    refund_if_cancelled: Money.nullable(),
    /** Until then it can be disputed or returned, once it is delivered. */
    dispute_until: Moment.nullable(),
    return_until: Moment.nullable(),
    moves: z.array(z.enum(openOrderMoves)),
  })
  .meta({ id: 'RetailOrder' });
export type RetailOrder = z.infer<typeof RetailOrder>;

export const OrderEvent = z
  .object({
    move: z.string(),
    status: z.enum(orderStates),
    by: z.string(),
    reason: z.string().nullable(),
    at: Moment,
  })
  .meta({ id: 'OrderEvent' });

export const RetailOrderDetail = RetailOrder.extend({
  address: OrderAddress,
  /** The day by which it should be with the buyer, as the shop promised; null once it is there, and of what is collected. */
  eta: Day.nullable(),
  shipments: z.array(Shipment),
  /** The newest try to pay; for the buyer alone. */
  payment: Payment.nullable(),
  refunds: z.array(Refund),
  /** Returns by their ids; each is asked for by itself. */
  return_ids: z.array(Id),
  /** The dispute about it, once there was one. */
  dispute_id: Id.nullable(),
  history: z.array(OrderEvent),
}).meta({ id: 'RetailOrderDetail' });
export type RetailOrderDetail = z.infer<typeof RetailOrderDetail>;

export const OrdersQuery = PageQuery.extend({
  status: z.enum(orderStates).optional().catch(undefined),
  date_filter: z.enum(dateFilters).optional().catch(undefined),
  /** Number, title of a line, or name of the other side. */
  keyword: optionalText(100),
});
export type OrdersQuery = z.output<typeof OrdersQuery>;

const params = z.object({ id: ownId('retail.order') });

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  spec: ['cart-orders/orders'],
  access: ['private'],
  summary: 'Own orders, the newest first; dates are counted in the own time zone.',
  query: OrdersQuery,
  reply: pageOf(RetailOrder),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/:id',
  spec: ['cart-orders/order'],
  access: ['private'],
  summary: 'One own order with its lines, shipments, payment and history.',
  params,
  reply: RetailOrderDetail,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/cancel',
  spec: ['cart-orders/order-cancel'],
  access: ['private'],
  summary:
    'Cancels what was not sent of an own order, or of one of its lines, before the seller has accepted it or once they have kept the buyer waiting too long; the money goes back.',
  params,
  body: z.object({
    reason: optionalText(500),
    order_detail_id: blankAsMissing(ownId('retail.order-line').optional()),
  }),
  reply: RetailOrderDetail,
  message: 'Order cancelled successfully.',
  errors: ['order-move-not-allowed'],
});

export const completeOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/complete',
  access: ['private'],
  summary: 'Says that an own order has arrived as it should: the seller is paid.',
  params,
  reply: RetailOrderDetail,
  message: 'Order completed successfully.',
  errors: ['order-move-not-allowed'],
});

export const disputeOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/dispute',
  spec: ['cart-orders/order-dispute'],
  access: ['private'],
  summary: 'Opens a dispute about a sent order, or one of its lines, until 14 days after its delivery.',
  params,
  body: OpenDisputeFields.extend({
    order_detail_id: blankAsMissing(ownId('retail.order-line').optional()),
  }),
  files: disputeFiles,
  reply: DisputeDetail,
  status: 201,
  message: 'Dispute opened successfully.',
  errors: ['order-move-not-allowed', 'complained-already'],
});

export const buyAgain = endpoint({
  method: 'POST',
  path: '/orders/:id/buy-again',
  access: ['private'],
  summary: 'Puts what can still be bought of an own order into the cart.',
  params,
  reply: z.object({
    cart: Cart,
    /** Titles of what cannot be had any more, or not so many of. */
    missing: z.array(z.string()),
  }),
  message: 'Item added to cart.',
  errors: ['out-of-stock', 'cart-full'],
});
