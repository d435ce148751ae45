import { accounts } from '@souk/contract/modules/payments/ledger';
import { currencies } from '@souk/contract/shared/values';
import { char, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';

export const payments = pgSchema('payments');

export type Account = (typeof accounts)[number];

export const journalKinds = [
  'payment',
  'surplus-payment',
  'release',
  'refund',
  'refund-sent',
  'refund-closed',
  'chargeback',
  'chargeback-won',
  'chargeback-lost',
  'chargeback-borne',
  'payout',
  'payout-paid',
  'payout-failed',
  'payout-returned',
  'manual',
] as const;
export type JournalKind = (typeof journalKinds)[number];

export const journals = payments.table('journals', {
  id: identityId(),
  kind: text({ enum: journalKinds }).notNull(),
  key: text().notNull(),
  subjectKind: text().notNull(),
  subjectId: bigId().notNull(),
  paymentId: bigId(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  reason: text(),
  byUserId: bigId(),
  at: createdAt(),
});
export type JournalRow = typeof journals.$inferSelect;

export const journalLines = payments.table('journal_lines', {
  id: identityId(),
  journalId: bigId().notNull(),
  account: text({ enum: accounts }).notNull(),
  sellerId: bigId(),
  cents: bigId().notNull(),
});
export type JournalLineRow = typeof journalLines.$inferSelect;

/** What each seller is owed; the database updates it with every line on `payable`. */
export const balances = payments.table('balances', {
  sellerId: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  cents: bigId().notNull(),
});
