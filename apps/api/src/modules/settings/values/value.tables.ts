import { jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../platform/platform.tables.ts';

export const settings = pgSchema('settings');

export const settingValues = settings.table('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: createdAt(),
});
