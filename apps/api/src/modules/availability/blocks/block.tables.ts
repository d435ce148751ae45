import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { availability } from '../stocks/stock.tables.ts';

export const blocks = availability.table('blocks', {
  id: identityId(),
  ownerId: bigId().notNull(),
  /** None for the whole business. */
  resourceId: bigId(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  note: text().notNull().default(''),
  createdAt: createdAt(),
});
export type BlockRow = typeof blocks.$inferSelect;
