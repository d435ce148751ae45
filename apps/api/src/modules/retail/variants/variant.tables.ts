import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

export const variants = retail.table('variants', {
  id: identityId(),
  productId: bigId().notNull(),
  sellerId: bigId().notNull(),
  stockId: bigId().notNull(),
  sku: text(),
  barcode: text(),
  /** The barcode as 13 digits, as foods are stored. */
  gtin: text().generatedAlwaysAs(
    sql`case when length(barcode) < 14 then lpad(barcode, 13, '0') when left(barcode, 1) = '0' then substr(barcode, 2) end`,
  ),
  options: jsonb().$type<Record<string, string>>().notNull().default({}),
  priceCents: bigId().notNull(),
  wasPriceCents: bigId(),
  weightGrams: integer(),
  imageId: bigId(),
  position: smallint().notNull(),
  isActive: boolean().notNull().default(true),
  /** Removed from the product; orders still refer to it. */
  removedAt: moment(),
  createdAt: createdAt(),
});
export type VariantRow = typeof variants.$inferSelect;

export const priceHistory = retail.table(
  'price_history',
  {
    variantId: bigId().notNull(),
    priceCents: bigId().notNull(),
    since: createdAt(),
  },
  (price) => [primaryKey({ columns: [price.variantId, price.since] })],
);
export type PriceRow = typeof priceHistory.$inferSelect;
