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

/** What an admin approves, and what edits are compared with. */
export interface ProductVersion {
  title: string;
  description: string;
  categoryId: number;
  brand: string | null;
  imagePaths: string[];
  /** Versions approved before lists of ingredients were required have none. */
  ingredients?: string | null;
}

/** Its facts as a food. */
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
  /** In the order of the page. */
  optionNames: text().array().notNull().default([]),
  isGstFree: boolean().notNull().default(false),
  currency: char({ length: 3, enum: currencies }).notNull(),
  lowStockAt: integer(),
  hasPickup: boolean().notNull().default(false),
  /** Overrides the shop's postage methods. */
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
  /** The engine that judged it last; null if it is not food. */
  foodEngine: integer(),
  soldCount: integer().notNull().default(0),
  ratingAverage: doublePrecision().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type ProductRow = typeof products.$inferSelect;
