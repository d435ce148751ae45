import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { indexProduct } from './index-product.ts';
import { lockProduct } from './product.queries.ts';
import { products } from './product.tables.ts';

interface Rating {
  average: number;
  count: number;
}

/** Stores a product's rating, so that lists can sort by it and show it. */
export async function setRating(tx: Tx, productId: number, { average, count }: Rating): Promise<void> {
  const product = await lockProduct(tx, productId);
  const rating = { ratingAverage: average, ratingCount: count };
  await tx.update(products).set(rating).where(eq(products.id, productId));
  if (product.state === 'approved') await indexProduct(tx, { ...product, ...rating });
}
