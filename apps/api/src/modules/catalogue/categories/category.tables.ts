import { categoryModules, templateSlugs } from '@souk/contract/modules/catalogue/categories';
import { bigint, boolean, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt } from '../../../platform/platform.tables.ts';

export const catalogue = pgSchema('catalogue');

export const categories = catalogue.table('categories', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  module: text({ enum: categoryModules }).notNull(),
  parentId: bigId(),
  name: text().notNull(),
  slug: text().notNull(),
  text: text(),
  template: text({ enum: templateSlugs }),
  imagePath: text(),
  icon: text().notNull(),
  art: text().notNull(),
  isFeatured: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  position: integer().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type CategoryRow = typeof categories.$inferSelect;
