import type { Reader, Tx } from '../../../platform/db/database.ts';
import { checkOwner } from './product.policy.ts';
import { lockProduct, moveProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';
import { isAsApproved, submitLocked } from './submit-product.ts';

/** Restores a locked product from the archive: public if it is still as approved, otherwise a draft. */
export async function restoreLocked(tx: Tx, product: ProductRow): Promise<ProductRow> {
  const byUserId = product.sellerId;
  const draft = await moveProduct(tx, product, { move: 'restore', by: 'owner', byUserId });
  return (await isAsApproved(tx, draft)) ? submitLocked(tx, draft) : draft;
}

/** Restores an own product from the archive. */
export function restoreProduct(db: Reader, seller: { id: number }, productId: number): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    checkOwner(product, seller);
    return restoreLocked(tx, product);
  });
}
