import { z } from 'zod';
import { Id, Moment, Money, Subject } from '../../shared/values.ts';

/**
 * What the house has and owes. `held`: paid by buyers and not yet earned by the seller; `payable`: earned and
 * not yet paid out; both are kept per seller, the others for the house as a whole.
 */
export const accounts = [
  'provider-cash',
  /** The house's own, which refunds are paid from that no provider can send. */
  'bank',
  'held',
  'payable',
  'commission',
  'gst',
  'promotions',
  'refunds-due',
  'dispute-reserve',
  'payouts-in-transit',
  'rounding',
  'adjustments',
] as const;
export type Account = (typeof accounts)[number];

export const JournalLine = z
  .object({
    id: Id,
    account: z.enum(accounts),
    seller: z.object({ id: Id, name: z.string() }).nullable(),
    /** Positive: a debit; negative: a credit. */
    amount: Money,
  })
  .meta({ id: 'JournalLine' });

export const Journal = z
  .object({
    id: Id,
    kind: z.string(),
    subject: Subject,
    payment_id: Id.nullable(),
    reason: z.string().nullable(),
    /** The admin who wrote a manual one. */
    by: z.object({ id: Id, name: z.string() }).nullable(),
    at: Moment,
    lines: z.array(JournalLine),
  })
  .meta({ id: 'Journal' });
export type Journal = z.infer<typeof Journal>;

/** What the nightly proof can find. */
export const ledgerFaults = [
  'journal-unbalanced',
  'journal-without-lines',
  'balance-differs',
  'held-differs',
  'cash-differs',
  'in-transit-differs',
  'refunds-due-differs',
] as const;
export type LedgerFault = (typeof ledgerFaults)[number];

export const LedgerProof = z
  .object({
    id: Id,
    at: Moment,
    is_sound: z.boolean(),
    journals: z.int(),
    differences: z.array(
      z.object({
        fault: z.enum(ledgerFaults),
        /** The journal, seller or account that it is found at. */
        at: z.string(),
        expected: Money,
        found: Money,
      }),
    ),
  })
  .meta({ id: 'LedgerProof' });
export type LedgerProof = z.infer<typeof LedgerProof>;

export const AccountBalance = z
  .object({ account: z.enum(accounts), amount: Money })
  .meta({ id: 'AccountBalance' });
