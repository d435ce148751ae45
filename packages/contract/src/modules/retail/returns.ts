import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { Id, Moment, Money, Nothing, ownId, Tick } from '../../shared/values.ts';
import { LineQuantities } from './seller-orders.ts';

export const returnStates = [
  'requested',
  'approved',
  'declined',
  'sent',
  'received',
  'refunded',
  'closed',
] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnMoves = [
  'approve',
  'approve-silently',
  'decline',
  'withdraw',
  'send',
  'lapse',
  'receive',
  'receive-silently',
  'refund',
  'refund-silently',
  'close',
] as const;
export type ReturnMove = (typeof returnMoves)[number];

/** Days after which time itself moves a return. */
export const returnDays = { unanswered: 5, unsent: 14, onTheRoad: 14, unrefunded: 5 } as const;
export const maxReturnImages = 5;

export const returnReasons = [
  'damaged',
  'wrong-item',
  'not-as-described',
  'does-not-fit',
  'arrived-late',
  'changed-mind',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const RetailReturn = z
  .object({
    return_id: Id,
    order_id: Id,
    order_number: z.string(),
    status: z.enum(returnStates),
    role: z.enum(['buyer', 'seller']),
    buyer: z.object({ id: Id, name: z.string(), image: z.string().nullable() }),
    seller: z.object({ id: Id, name: z.string(), image: z.string().nullable() }),
    lines: z.array(
      z.object({
        order_detail_id: Id,
        title: z.string(),
        options: z.record(z.string(), z.string()),
        image: z.string().nullable(),
        quantity: z.int(),
      }),
    ),
    reason: z.enum(returnReasons),
    comment: z.string().nullable(),
    /** Paths of the API that only the two sides may open. */
    images: z.array(z.string()),
    /** Why the seller declined or closed it. */
    answer: z.string().nullable(),
    carrier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    /** What the buyer gets back once it is received; what they got, after that. */
    refund: Money,
    created_at: Moment,
    updated_at: Moment,
    /** When time moves it, and to where. */
    due_at: Moment.nullable(),
    otherwise: z.enum(returnStates).nullable(),
    moves: z.array(z.enum(returnMoves)),
  })
  .meta({ id: 'RetailReturn' });
export type RetailReturn = z.infer<typeof RetailReturn>;

const ReturnsQuery = PageQuery.extend({ status: z.enum(returnStates).optional().catch(undefined) });

export const requestReturn = endpoint({
  method: 'POST',
  path: '/orders/:id/returns',
  access: ['private'],
  summary: 'Asks to send back some or all of an own order within 30 days of its delivery.',
  params: z.object({ id: ownId('retail.order') }),
  body: z.object({
    reason: z.enum(returnReasons, { error: 'Please select a reason.' }),
    comment: optionalText(1000),
    lines: LineQuantities.optional(),
  }),
  files: { field: 'images', max: maxReturnImages, kind: 'image' },
  reply: RetailReturn,
  status: 201,
  message: 'Return requested successfully.',
  errors: ['order-move-not-allowed'],
});

const own = z.object({ id: ownId('retail.return') });

export const listReturns = endpoint({
  method: 'GET',
  path: '/returns',
  access: ['private'],
  summary: 'Own returns, the newest first.',
  query: ReturnsQuery,
  reply: pageOf(RetailReturn),
});

export const getReturn = endpoint({
  method: 'GET',
  path: '/returns/:id',
  access: ['private'],
  summary: 'One own return.',
  params: own,
  reply: RetailReturn,
});

export const readReturnImage = endpoint({
  method: 'GET',
  path: '/returns/:id/images/:image_id',
  access: ['private'],
  summary: 'A photograph of an own return.',
  params: own.extend({ image_id: ownId('retail.return-image') }),
  reply: Nothing,
});

export const withdrawReturn = endpoint({
  method: 'POST',
  path: '/returns/:id/withdraw',
  access: ['private'],
  summary: 'Gives up an own return before it is sent.',
  params: own,
  reply: RetailReturn,
  message: 'Updated successfully.',
  errors: ['return-move-not-allowed'],
});

export const sendReturn = endpoint({
  method: 'POST',
  path: '/returns/:id/send',
  access: ['private'],
  summary: 'Says that an approved return is on its way back.',
  params: own,
  body: z.object({
    carrier: text('Carrier', { max: 60 }),
    tracking_number: text('Tracking number', { max: 60 }),
  }),
  reply: RetailReturn,
  message: 'Updated successfully.',
  errors: ['return-move-not-allowed'],
});

const received = z.object({ id: ownId('retail.seller-return') });

export const listSellerReturns = endpoint({
  method: 'GET',
  path: '/seller-returns',
  access: 'business',
  summary: 'Returns of received orders, the newest first.',
  query: ReturnsQuery,
  reply: pageOf(RetailReturn),
});

export const getSellerReturn = endpoint({
  method: 'GET',
  path: '/seller-returns/:id',
  access: 'business',
  summary: 'One return of a received order.',
  params: received,
  reply: RetailReturn,
});

export const readSellerReturnImage = endpoint({
  method: 'GET',
  path: '/seller-returns/:id/images/:image_id',
  access: 'business',
  summary: 'A photograph of a return of a received order.',
  params: received.extend({ image_id: ownId('retail.return-image') }),
  reply: Nothing,
});

export const approveReturn = endpoint({
  method: 'POST',
  path: '/seller-returns/:id/approve',
  access: 'business',
  summary: 'Lets the buyer send it back.',
  params: received,
  reply: RetailReturn,
  message: 'Updated successfully.',
  errors: ['return-move-not-allowed'],
});

export const declineReturn = endpoint({
  method: 'POST',
  path: '/seller-returns/:id/decline',
  access: 'business',
  summary: 'Does not take it back, and says why.',
  params: received,
  body: z.object({ reason: text('Reason', { max: 500 }) }),
  reply: RetailReturn,
  message: 'Updated successfully.',
  errors: ['return-move-not-allowed'],
});

export const receiveReturn = endpoint({
  method: 'POST',
  path: '/seller-returns/:id/receive',
  access: 'business',
  summary: 'Says that it has come back; what can be sold again returns to the stock.',
  params: received,
  body: z.object({ is_sellable: Tick.default(false) }),
  reply: RetailReturn,
  message: 'Updated successfully.',
  errors: ['return-move-not-allowed'],
});

export const refundReturn = endpoint({
  method: 'POST',
  path: '/seller-returns/:id/refund',
  access: 'business',
  summary: 'Gives the money for a received return back.',
  params: received,
  reply: RetailReturn,
  message: 'Refund started successfully.',
  errors: ['return-move-not-allowed', 'refund-too-large'],
});

export const closeReturn = endpoint({
  method: 'POST',
  path: '/seller-returns/:id/close',
  access: 'business',
  summary: 'Ends a received return without money, and says why; the buyer may dispute the order.',
  params: received,
  body: z.object({ reason: text('Reason', { max: 500 }) }),
  reply: RetailReturn,
  message: 'Updated successfully.',
  errors: ['return-move-not-allowed'],
});
