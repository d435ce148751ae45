import { z } from 'zod';
import { Id, Moment, Money } from '../../shared/values.ts';
import { CommissionItem, payoutStates } from './payouts.ts';

/** One journal that touched the sale, as far as it is the seller's. */
export const EarningStep = z
  .object({
    journal_id: Id,
    kind: z.string(),
    at: Moment,
    reason: z.string().nullable(),
    /** What it did to the price, and to the commission and its GST; together they are the amount. */
    price: Money,
    commission: Money,
    commission_gst: Money,
    amount: Money,
    /** The payout that took it, whatever became of that; null while none has. */
    payout: z.object({ id: Id, number: z.string(), status: z.enum(payoutStates) }).nullable(),
  })
  .meta({ id: 'EarningStep' });
export type EarningStep = z.infer<typeof EarningStep>;

/** Why a seller gets this amount for one sale. */
export const SaleEarnings = z
  .object({
    price: Money,
    refunded: Money,
    /** What a lost chargeback took of it. */
    charged_back: Money,
    /** On what is left of the price; as agreed at the sale until it is earned, as booked from then on. */
    commission: Money,
    commission_gst: Money,
    seller_gets: Money,
    /** False while the money is held for the buyer’s sake. */
    is_earned: z.boolean(),
    /** How the commission of the whole sale was agreed, item by item. */
    basis: z.array(CommissionItem),
    agreed: z.object({ commission: Money, commission_gst: Money }),
    /** Oldest first; their amounts add up to what the seller gets, once it is earned. */
    steps: z.array(EarningStep),
  })
  .meta({ id: 'SaleEarnings' });
export type SaleEarnings = z.infer<typeof SaleEarnings>;
