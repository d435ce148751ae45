import { boolean, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { salesSchema } from '../sales/sale.tables.ts';
import { instalmentStates } from './instalment.life.ts';

export const instalments = salesSchema.table('instalments', {
  id: identityId(),
  saleId: bigId().notNull(),
  sequence: smallint().notNull(),
  label: text().notNull(),
  cents: bigId().notNull(),
  state: text({ enum: instalmentStates }).notNull(),
  /** Paid with the checkout. */
  isAtOnce: boolean().notNull(),
  /** Null if it waits for a milestone or is paid with the checkout. */
  dueAt: moment(),
  paidAt: moment(),
  createdAt: createdAt(),
});
export type InstalmentRow = typeof instalments.$inferSelect;
