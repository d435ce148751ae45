import { integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';

export const media = pgSchema('media');

export const files = media.table('files', {
  id: identityId(),
  ownerId: bigId().notNull(),
  path: text().notNull(),
  kind: text({ enum: ['image', 'document', 'attachment', 'resume'] }).notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  width: integer(),
  height: integer(),
  name: text().notNull(),
  createdAt: createdAt(),
});
export type FileRow = typeof files.$inferSelect;
