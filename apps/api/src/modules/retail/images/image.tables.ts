import { smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { retail } from '../products/product.tables.ts';

export const productImages = retail.table('product_images', {
  id: identityId(),
  ownerId: bigId().notNull(),
  fileId: bigId().notNull(),
  path: text().notNull(),
  /** None until the product is saved with it. */
  productId: bigId(),
  position: smallint().notNull().default(0),
  /** When it was uploaded, or last left a product. */
  looseSince: createdAt(),
});
export type ProductImageRow = typeof productImages.$inferSelect;
