import { attributeTypes } from '@souk/contract/modules/catalogue/attributes';
import { boolean, doublePrecision, integer, text } from 'drizzle-orm/pg-core';
import { bigId, identityId } from '../../../platform/platform.tables.ts';
import { catalogue } from '../categories/category.tables.ts';

export const attributes = catalogue.table('attributes', {
  id: identityId(),
  categoryId: bigId().notNull(),
  name: text().notNull(),
  slug: text().notNull(),
  type: text({ enum: attributeTypes }).notNull(),
  unit: text(),
  required: boolean().notNull().default(false),
  searchable: boolean().notNull().default(false),
  position: integer().notNull(),
  minValue: doublePrecision(),
  maxValue: doublePrecision(),
});
export type AttributeRow = typeof attributes.$inferSelect;

export const attributeOptions = catalogue.table('attribute_options', {
  id: identityId(),
  attributeId: bigId().notNull(),
  label: text().notNull(),
  value: text().notNull(),
  position: integer().notNull(),
});
export type OptionRow = typeof attributeOptions.$inferSelect;
