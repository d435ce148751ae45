import { sourceProblems } from '@souk/contract/modules/calendar/sources';
import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { calendar } from '../entries/entry.tables.ts';

export const sources = calendar.table('sources', {
  id: identityId(),
  userId: bigId().notNull(),
  resourceId: bigId(),
  name: text().notNull(),
  address: text().notNull(),
  etag: text(),
  lastModified: text(),
  readAt: moment(),
  problem: text({ enum: sourceProblems }),
  createdAt: createdAt(),
});
export type SourceRow = typeof sources.$inferSelect;
