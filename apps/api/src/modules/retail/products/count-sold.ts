import { eq, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { noteSales } from '../../search/index.ts';
import { products } from './product.tables.ts';

/**
 * Adds pieces sold to the best-seller ranking; negative for returned pieces that were sold at a given time. It locks
 * the product, so it comes before anything that locks its stock.
 */
export async function countSold(
  tx: Tx,
  productId: number,
  quantity: number,
  soldAt: Date = clock.now(),
): Promise<void> {
  await tx
    .update(products)
    .set({ soldCount: sql`greatest(0, ${products.soldCount} + ${quantity})` })
    .where(eq(products.id, productId));
  await noteSales(tx, { kind: 'retail.product', id: productId }, quantity, soldAt);
}
