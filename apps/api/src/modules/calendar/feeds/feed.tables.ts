import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { calendar } from '../entries/entry.tables.ts';

export const feeds = calendar.table('feeds', {
  id: identityId(),
  userId: bigId().notNull(),
  /** Whose calendar it is; null is the owner's own. */
  resourceId: bigId(),
  tokenDigest: text().notNull(),
  createdAt: createdAt(),
  readAt: moment(),
});
export type FeedRow = typeof feeds.$inferSelect;
