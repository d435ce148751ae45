import type { Reader, Tx } from '../../../platform/db/database.ts';
import { checkOwner } from './product.policy.ts';
import { lockProduct, moveProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';
import { isAsApproved, submitLocked } from './submit-product.ts';

/** Brings a locked product back from the archive: on the shelf where it was approved as it is, else as a draft. */
export async function restoreLocked(tx: Tx, product: ProductRow): Promise<ProductRow> {
  const byUserId = product.sellerId;
  const draft = await moveProduct(tx, product, { move: 'restore', by: 'owner', byUserId });
  return (await isAsApproved(tx, draft)) ? submitLocked(tx, draft) : draft;
}

/** Brings an own product back from the archive. */
export function restoreProduct(db: Reader, seller: { id: number }, productId: number): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    checkOwner(product, seller);
    return restoreLocked(tx, product);
  });
}
