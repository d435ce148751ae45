import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { setTier } from '../../search/index.ts';
import { changeProduct, lockProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';

/** Writes a locked product's tier, in its lists too: premium (2), featured (1) or neither (0). */
export async function placeProduct(
  tx: Tx,
  product: ProductRow,
  tier: ProductRow['tier'],
): Promise<ProductRow> {
  await setTier(tx, { kind: 'retail.product', id: product.id }, tier);
  return changeProduct(tx, product, { tier });
}

/** Sets a public product's tier: premium (2), featured (1) or neither (0). */
export function setProductTier(db: Db, productId: number, tier: ProductRow['tier']): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    if (product.state !== 'approved') throw new Problem('product-move-not-allowed');

    return placeProduct(tx, product, tier);
  });
}
