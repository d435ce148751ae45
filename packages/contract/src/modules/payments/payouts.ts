import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { Id, Moment, Money, ownId, Subject } from '../../shared/values.ts';
import { paymentMethodKinds } from './methods.ts';

/** Life of a payout; money of a failed or returned one goes into the next. */
export const payoutStates = ['waiting', 'pending', 'processing', 'paid', 'failed', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

export const payoutMoves = ['approve', 'reject', 'send', 'pay', 'fail', 'return'] as const;
export type PayoutMove = (typeof payoutMoves)[number];

export const Payout = z
  .object({
    id: Id,
    /** Reference of ten characters. */
    number: z.string(),
    amount: Money,
    /** `waiting`: above the limit, until two admins have agreed. */
    status: z.enum(payoutStates),
    method: z.enum(paymentMethodKinds),
    failure: z.string().nullable(),
    created_at: Moment,
    settled_at: Moment.nullable(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof Payout>;

/** How the commission of one thing in a sale came about. */
export const CommissionItem = z
  .object({
    /** What was sold; null of older sales. */
    description: z.string().nullable(),
    amount: Money,
    /** Null where no rule matched and the usual percentage holds. */
    rule_id: Id.nullable(),
    /** What the rule was made for, as it was at the sale; null where it was for everything. */
    rule_for: z
      .object({
        /** This seller alone. */
        is_own: z.boolean(),
        seller_type: PlainSellerType.nullable(),
        category: z.string().nullable(),
      })
      .nullable(),
    percent: z.number(),
    fixed: Money,
    cap: Money.nullable(),
    commission: Money,
  })
  .meta({ id: 'CommissionItem' });
export type CommissionItem = z.infer<typeof CommissionItem>;

/** One line of the seller's account inside a payout, down to the journal that wrote it. */
export const PayoutLine = z
  .object({
    line_id: Id,
    journal_id: Id,
    kind: z.string(),
    at: Moment,
    /** What it adds to the payout; negative where it takes from it. */
    amount: Money,
    subject: Subject,
    description: z.string().nullable(),
    payment_number: z.string().nullable(),
    /** What this line did to a sale: price less refunded, commission and its GST is always the amount. */
    sale: z
      .object({
        price: Money,
        refunded: Money,
        commission: Money,
        commission_gst: Money,
        basis: z.array(CommissionItem),
      })
      .nullable(),
  })
  .meta({ id: 'PayoutLine' });
export type PayoutLine = z.infer<typeof PayoutLine>;

export const PayoutDetail = Payout.extend({ lines: z.array(PayoutLine) }).meta({ id: 'PayoutDetail' });
export type PayoutDetail = z.infer<typeof PayoutDetail>;

/** Where a seller's money is. */
export const Balance = z
  .object({
    /** Paid by buyers, not yet earned. */
    held: Money,
    /** Earned and not yet paid out; negative where refunds took more than there was. */
    payable: Money,
    /** Earned, but not paid out while goods of it may come back. */
    stopped: Money,
    in_transit: Money,
    paid_out: Money,
    /** Below this nothing is paid out. */
    minimum: Money,
    may_ask: z.boolean(),
    /** Why not now: too little, no account that is ready, asked within a day, or held. */
    hindrance: z.enum(['too-little', 'no-account', 'asked-today', 'held']).nullable(),
    /** After a change of the account nothing is paid out before then. */
    held_until: Moment.nullable(),
  })
  .meta({ id: 'SellerBalance' });
export type Balance = z.infer<typeof Balance>;

export const getBalance = endpoint({
  method: 'GET',
  path: '/balance',
  access: 'business',
  summary: 'Where the seller’s money is: held, payable, stopped, on its way, paid out.',
  reply: Balance,
});

export const listPayouts = endpoint({
  method: 'GET',
  path: '/payouts',
  access: 'business',
  summary: 'The seller’s payouts, newest first.',
  query: PageQuery,
  reply: pageOf(Payout),
});

export const getPayout = endpoint({
  method: 'GET',
  path: '/payouts/:id',
  access: 'business',
  summary: 'Why this amount: each line of a payout down to its journal, its sale and its commission.',
  params: z.object({ id: ownId('payments.payout') }),
  reply: PayoutDetail,
});

export const askForPayout = endpoint({
  method: 'POST',
  path: '/payouts',
  access: 'business',
  summary: 'Pays out what is payable now instead of tonight, once a day.',
  reply: Payout,
  status: 201,
  message: 'Your payout is on its way.',
  errors: ['nothing-to-pay-out', 'payout-account-missing', 'payout-asked-today', 'payouts-held'],
});
