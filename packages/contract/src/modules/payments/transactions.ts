import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { Id, Moment, Money, Nothing, Subject } from '../../shared/values.ts';
import { dateFilter } from './billing.ts';

export const transactionKinds = [
  'sale',
  'commission',
  'gst',
  'refund',
  'payout',
  'chargeback',
  'adjustment',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** One change of what a seller is owed. */
export const Transaction = z
  .object({
    /** Line of the ledger and place within it: one sale is its price, its commission and the GST on that. */
    id: z.string(),
    journal_id: Id,
    kind: z.enum(transactionKinds),
    amount: Money,
    /** What the seller was owed after it. */
    balance_after: Money,
    description: z.string().nullable(),
    subject: Subject,
    payment_number: z.string().nullable(),
    at: Moment,
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.infer<typeof Transaction>;

const filters = {
  date_filter: dateFilter(),
  kind: blankAsMissing(z.enum(transactionKinds).optional()).catch(undefined),
};

export const listTransactions = endpoint({
  method: 'GET',
  path: '/transactions',
  spec: ['vendor/transactions'],
  access: 'business',
  summary: 'Every change of what the seller is owed, newest first, with the balance after each.',
  query: PageQuery.extend(filters),
  reply: pageOf(Transaction),
});

export const exportTransactions = endpoint({
  method: 'GET',
  path: '/transactions/export',
  access: 'business',
  acting: 'refused',
  summary: 'The same as a CSV file, always as a download.',
  query: z.object(filters),
  reply: Nothing,
});
