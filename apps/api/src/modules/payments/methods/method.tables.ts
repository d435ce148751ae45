import { paymentMethodKinds } from '@souk/contract/modules/payments/methods';
import { boolean, integer, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { payments } from '../ledger/journal.tables.ts';

export const methods = payments.table('methods', {
  id: identityId(),
  userId: bigId().notNull(),
  kind: text({ enum: paymentMethodKinds }).notNull(),
  provider: text().notNull(),
  providerRef: text().notNull(),
  brand: text().notNull(),
  last4: text(),
  expMonth: smallint(),
  expYear: smallint(),
  name: text(),
  isDefault: boolean().notNull().default(false),
  createdAt: createdAt(),
});
export type MethodRow = typeof methods.$inferSelect;

/** A user as a customer of a provider. */
export const customers = payments.table('customers', {
  userId: bigId().notNull(),
  provider: text().notNull(),
  providerRef: text().notNull(),
  deletions: integer().notNull().default(0),
});
