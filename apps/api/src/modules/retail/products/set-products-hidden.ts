import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { indexProduct } from './index-product.ts';
import { lockProductsOf } from './product.queries.ts';
import { products } from './product.tables.ts';

/** Hides a seller's products, or shows them again as they were. */
export async function setProductsHidden(tx: Tx, sellerId: number, isHidden: boolean): Promise<void> {
  const owned = await lockProductsOf(tx, sellerId);
  await tx.update(products).set({ isHidden }).where(eq(products.sellerId, sellerId));
  for (const product of owned)
    if (product.state === 'approved') await indexProduct(tx, { ...product, isHidden });
}
