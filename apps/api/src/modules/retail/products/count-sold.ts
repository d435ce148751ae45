import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { products } from './product.tables.ts';

/**
 * Adds pieces sold to what best sellers are ranked by; below zero for what came back.
 * It locks the product, so it comes before anything that locks its stock.
 */
export async function countSold(tx: Tx, productId: number, quantity: number): Promise<void> {
  await tx
    .update(products)
    .set({ soldCount: sql`greatest(0, ${products.soldCount} + ${quantity})` })
    .where(eq(products.id, productId));
}
