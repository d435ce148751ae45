import { bigint, jsonb, smallint } from 'drizzle-orm/pg-core';
import { bigId, createdAt } from '../../../platform/platform.tables.ts';
import { classifieds } from '../ads/ad.tables.ts';

export const drafts = classifieds.table('drafts', {
  userId: bigId().primaryKey(),
  step: smallint().notNull(),
  form: jsonb().$type<Record<string, never>>().notNull(),
  imageIds: bigint({ mode: 'number' }).array().notNull(),
  updatedAt: createdAt(),
});
export type DraftRow = typeof drafts.$inferSelect;
