import { refundStates } from '@souk/contract/modules/payments/refunds';
import { currencies } from '@souk/contract/shared/values';
import { char, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import type { RefundedLine } from '../invoices/adjusted-lines.rules.ts';
import { payments } from '../ledger/journal.tables.ts';

export const refunds = payments.table('refunds', {
  id: identityId(),
  paymentId: bigId().notNull(),
  partId: bigId(),
  cents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  reason: text().notNull(),
  key: text().notNull(),
  state: text({ enum: refundStates }).notNull(),
  providerRef: text(),
  /** What its payer has got of it through a lost chargeback. */
  setOffCents: bigId().notNull().default(0),
  /** `house` where an admin has paid it in another way. */
  paidBy: text({ enum: ['provider', 'house'] })
    .notNull()
    .default('provider'),
  tries: smallint().notNull().default(0),
  byUserId: bigId(),
  byRole: text().notNull(),
  decisionNote: text(),
  lines: jsonb().$type<readonly RefundedLine[]>(),
  createdAt: createdAt(),
  settledAt: moment(),
});
export type RefundRow = typeof refunds.$inferSelect;
