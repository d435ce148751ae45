import { paymentMethodKinds } from '@souk/contract/modules/payments/methods';
import { payoutStates } from '@souk/contract/modules/payments/payouts';
import { currencies } from '@souk/contract/shared/values';
import { bigint, char, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { payments } from '../ledger/journal.tables.ts';

export const payouts = payments.table('payouts', {
  id: identityId(),
  number: text().notNull(),
  sellerId: bigId().notNull(),
  cents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  provider: text().notNull(),
  method: text({ enum: paymentMethodKinds }).notNull(),
  accountRef: text().notNull(),
  state: text({ enum: payoutStates }).notNull(),
  approvalsNeeded: smallint().notNull().default(0),
  approvedBy: bigint({ mode: 'number' }).array().notNull().default([]),
  providerRef: text(),
  failure: text(),
  createdAt: createdAt(),
  settledAt: moment(),
  askedAt: moment(),
});
export type PayoutRow = typeof payouts.$inferSelect;

/** The stamp is the claim: a line of a seller's account is paid out once. */
export const payoutLines = payments.table('payout_lines', {
  lineId: bigId().primaryKey(),
  payoutId: bigId().notNull(),
});
