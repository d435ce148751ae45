import { z } from 'zod';
import { Id, Moment, Money } from '../../shared/values.ts';

export const maxChangeLines = 20;
export const maxExtraDays = 14;
/** Whoever is asked has so long to sign. */
export const workChangeHours = 72;

export const workChangeStates = [
  'Proposed',
  'Accepted',
  'Declined',
  'Withdrawn',
  'Expired',
  'Lapsed',
] as const;
export type WorkChangeState = (typeof workChangeStates)[number];

export const workChangeMoves = ['accept', 'decline', 'withdraw', 'expire', 'lapse'] as const;
export type WorkChangeMove = (typeof workChangeMoves)[number];

/** What either side may do about it now. */
export const openWorkChangeMoves = ['accept', 'decline', 'withdraw'] as const;
export type OpenWorkChangeMove = (typeof openWorkChangeMoves)[number];

const side = z.enum(['customer', 'seller']);

const ChangedItem = z.object({
  description: z.string(),
  quantity: z.int(),
  unit_price: Money,
  /** Work that is not done any more: its price is taken off. */
  is_less: z.boolean(),
  /** Below zero for less work. */
  total: Money,
  is_gst_free: z.boolean(),
});

/** What accepting does to the customer's money. */
const ChangeEffect = z.object({
  /** Paid in addition, once it is asked for. */
  to_pay: Money,
  /** Never to be paid any more. */
  not_to_pay: Money,
  /** Was paid, and goes back. */
  refund: Money,
});

/** A change of a booking's work: whoever proposes it has signed, and it holds once the other side signs too. */
export const WorkChange = z
  .object({
    work_change_id: Id,
    booking_id: Id,
    number: z.int(),
    status: z.enum(workChangeStates),
    role: side,
    proposed_by: side,
    customer_name: z.string(),
    seller_name: z.string(),
    items: z.array(ChangedItem),
    /** Below zero where the work costs less than before. */
    total: Money,
    gst: Money,
    extra_days: z.int(),
    note: z.string().nullable(),
    reason: z.string().nullable(),
    /** What accepting does now; null where it cannot be accepted. */
    effect: ChangeEffect.nullable(),
    refunded: Money,
    proposed_at: Moment,
    /** When it was signed by the other side, or ended otherwise. */
    answered_at: Moment.nullable(),
    expires_at: Moment,
    moves: z.array(z.enum(openWorkChangeMoves)),
  })
  .meta({ id: 'WorkChange' });
export type WorkChange = z.infer<typeof WorkChange>;
