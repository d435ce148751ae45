import { integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const availability = pgSchema('availability');

export const stocks = availability.table('stocks', {
  id: identityId(),
  onHand: integer().notNull(),
  held: integer().notNull().default(0),
});
export type StockRow = typeof stocks.$inferSelect;

export const claims = availability.table('claims', {
  id: identityId(),
  stockId: bigId().notNull(),
  quantity: integer().notNull(),
  returned: integer().notNull().default(0),
  state: text({ enum: ['held', 'taken', 'released'] }).notNull(),
  forKind: text().notNull(),
  forId: bigId().notNull(),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
});
export type ClaimRow = typeof claims.$inferSelect;

export const stockMoves = availability.table('stock_moves', {
  id: identityId(),
  stockId: bigId().notNull(),
  delta: integer().notNull(),
  reason: text({ enum: ['opening', 'adjusted', 'taken', 'returned'] }).notNull(),
  claimId: bigId(),
  at: createdAt(),
});
