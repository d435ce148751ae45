import { jsonb, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { scanner } from '../products/product.tables.ts';
import type { SuggestedPack } from './pack-form.ts';

export const suggestions = scanner.table('suggestions', {
  id: identityId(),
  productId: bigId().notNull(),
  suggestedBy: bigId().notNull(),
  /** Only the changes. */
  facts: jsonb().$type<SuggestedPack>().notNull(),
  comment: text(),
  state: text({ enum: ['pending', 'accepted', 'declined'] }).notNull(),
  reason: text(),
  createdAt: createdAt(),
  decidedAt: moment(),
});
export type SuggestionRow = typeof suggestions.$inferSelect;
