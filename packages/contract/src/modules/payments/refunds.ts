import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { priceInCents } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { Id, Moment, Money, ownId, Subject } from '../../shared/values.ts';

/** Life of a refund (spec states §9). */
export const refundStates = [
  'requested',
  'approved',
  'processing',
  'refunded',
  'failed',
  'rejected',
  /** Nothing is sent: the payer has the money from their bank, or the desk has closed it with a reason. */
  'closed',
] as const;
export type RefundState = (typeof refundStates)[number];

export const refundMoves = [
  'approve',
  'reject',
  'send',
  'settle',
  'fail',
  'retry',
  'pay-otherwise',
  'write-off',
  'close',
] as const;
export type RefundMove = (typeof refundMoves)[number];

export const Refund = z
  .object({
    id: Id,
    payment_id: Id,
    amount: Money,
    reason: z.string(),
    status: z.enum(refundStates),
    decision_note: z.string().nullable(),
    created_at: Moment,
    settled_at: Moment.nullable(),
  })
  .meta({ id: 'Refund' });
export type Refund = z.infer<typeof Refund>;

/** A refund in a list, with what it is of. */
export const ListedRefund = Refund.extend({
  payment_number: z.string(),
  description: z.string(),
  /** What was paid for, an order for instance; null where a whole payment goes back. */
  subject: Subject.nullable(),
}).meta({ id: 'ListedRefund' });
export type ListedRefund = z.infer<typeof ListedRefund>;

export const requestRefund = endpoint({
  method: 'POST',
  path: '/refunds',
  spec: ['payments/refund-request'],
  access: ['private'],
  summary: 'Asks for money back; an admin decides. Where a payment covers several orders, one is named.',
  body: z.object({
    payment_id: ownId('payments.payment'),
    order_id: blankAsMissing(ownId('payments.paid-thing').optional()),
    /** Dollars as typed; everything that is left where the field is left out. Blank is refused. */
    amount: priceInCents('Amount').optional(),
    reason: text('Reason', { max: 500 }),
  }),
  reply: Refund,
  message: 'Your refund request has been sent.',
  errors: ['refund-too-large', 'refund-requested-already', 'refund-needs-order'],
});

export const listRefunds = endpoint({
  method: 'GET',
  path: '/refunds',
  spec: ['payments/refunds-list'],
  access: 'signed-in',
  summary: 'Refunds to the caller, and those of a seller’s own sales, newest first.',
  query: PageQuery,
  reply: pageOf(ListedRefund),
});
