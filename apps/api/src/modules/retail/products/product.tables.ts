import type { AttributeValue } from '@souk/contract/modules/catalogue/attributes';
import { conditions } from '@souk/contract/modules/catalogue/conditions';
import { productStates } from '@souk/contract/modules/retail/products';
import { currencies } from '@souk/contract/shared/values';
import {
  boolean,
  char,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import type { Judgement } from '../../food/index.ts';

export const retail = pgSchema('retail');

/** What an admin judges, and what an edit is held against. */
export interface ProductVersion {
  title: string;
  description: string;
  categoryId: number;
  brand: string | null;
  imagePaths: string[];
  /** Versions that were approved before lists of ingredients were asked for have none. */
  ingredients?: string | null;
}

/** What is said of a product as food. */
export interface JudgedFood extends Judgement {
  judgedBy: 'ingredients' | 'barcode' | 'both';
  /** Its page in the food scanner. */
  path: string | null;
}

export const products = retail.table('products', {
  id: identityId(),
  sellerId: bigId().notNull(),
  categoryId: bigId().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  brand: text(),
  condition: text({ enum: conditions }).notNull(),
  attributes: jsonb().$type<Record<string, AttributeValue>>().notNull().default({}),
  /** In the order in which the page asks for them. */
  optionNames: text().array().notNull().default([]),
  isGstFree: boolean().notNull().default(false),
  currency: char({ length: 3, enum: currencies }).notNull(),
  lowStockAt: integer(),
  hasPickup: boolean().notNull().default(false),
  /** In place of the shop's postage methods. */
  postageCents: bigId(),
  state: text({ enum: productStates }).notNull(),
  rejectionReason: text(),
  approvedVersion: jsonb().$type<ProductVersion>(),
  approvedAt: moment(),
  isHidden: boolean().notNull().default(false),
  tier: smallint().$type<0 | 1 | 2>().notNull().default(0),
  /** As printed on the pack. */
  ingredients: text(),
  food: jsonb().$type<JudgedFood>(),
  /** The engine that looked last; null for what is no food. */
  foodEngine: integer(),
  soldCount: integer().notNull().default(0),
  ratingAverage: doublePrecision().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type ProductRow = typeof products.$inferSelect;
