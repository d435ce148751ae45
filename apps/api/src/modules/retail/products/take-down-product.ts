import type { Reader } from '../../../platform/db/database.ts';
import { closeReports } from '../reports/product-reports.ts';
import { indexProduct } from './index-product.ts';
import { lockProduct, moveProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';
import { tellSeller } from './tell-seller.ts';

/** Takes a public product down; it needs an approval to come back, changed or not. */
export function takeDownProduct(
  db: Reader,
  admin: { id: number },
  productId: number,
  reason: string,
): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);

    const takenDown = await moveProduct(tx, product, {
      move: 'take-down',
      by: 'admin',
      byUserId: admin.id,
      reason,
      changes: { rejectionReason: reason, approvedVersion: null, tier: 0 },
    });
    await indexProduct(tx, takenDown);
    await closeReports(tx, productId, 'resolved');
    await tellSeller(tx, takenDown, 'rejected');
    return takenDown;
  });
}
