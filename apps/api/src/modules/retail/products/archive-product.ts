import type { Reader, Tx } from '../../../platform/db/database.ts';
import { closeReports } from '../reports/product-reports.ts';
import { indexProduct } from './index-product.ts';
import { checkOwner } from './product.policy.ts';
import { lockProduct, moveProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';

/** Archives a locked product. */
export async function archiveLocked(
  tx: Tx,
  product: ProductRow,
  by: 'owner' | 'system',
): Promise<ProductRow> {
  const byUserId = by === 'owner' ? product.sellerId : undefined;
  const archived = await moveProduct(tx, product, { move: 'archive', by, byUserId, changes: { tier: 0 } });
  if (product.state === 'approved') await indexProduct(tx, archived);
  await closeReports(tx, product.id, 'resolved');
  return archived;
}

/** Takes an own product off sale but keeps it; what buyers hold of it stays theirs. */
export function archiveProduct(db: Reader, seller: { id: number }, productId: number): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    checkOwner(product, seller);
    return archiveLocked(tx, product, 'owner');
  });
}
