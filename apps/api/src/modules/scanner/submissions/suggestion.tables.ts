import { jsonb, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { type PackFacts, scanner } from '../products/product.tables.ts';

export const suggestions = scanner.table('suggestions', {
  id: identityId(),
  productId: bigId().notNull(),
  suggestedBy: bigId().notNull(),
  /** Only what is to be another. */
  facts: jsonb().$type<Partial<PackFacts>>().notNull(),
  comment: text(),
  state: text({ enum: ['pending', 'accepted', 'declined'] }).notNull(),
  reason: text(),
  createdAt: createdAt(),
  decidedAt: moment(),
});
export type SuggestionRow = typeof suggestions.$inferSelect;
