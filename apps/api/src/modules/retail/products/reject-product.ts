import type { Reader } from '../../../platform/db/database.ts';
import { closeReports } from '../reports/product-reports.ts';
import { lockProduct, moveProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';
import { tellSeller } from './tell-seller.ts';

/** Rejects a waiting product and tells its seller why. */
export function rejectProduct(
  db: Reader,
  admin: { id: number },
  productId: number,
  reason: string,
): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);

    const rejected = await moveProduct(tx, product, {
      move: 'reject',
      by: 'admin',
      byUserId: admin.id,
      reason,
      changes: { rejectionReason: reason, approvedVersion: null },
    });
    await closeReports(tx, productId, 'resolved');
    await tellSeller(tx, rejected, 'rejected');
    return rejected;
  });
}
