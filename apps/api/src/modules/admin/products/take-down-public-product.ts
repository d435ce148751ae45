import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type ProductRow, takeDownProduct } from '../../retail/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Takes a public product down without waiting for a report. */
export const takeDownPublicProduct = (
  db: Db,
  admin: User,
  productId: number,
  reason: string,
): Promise<ProductRow> =>
  onRecord(db, admin, async (tx, record) => {
    const product = await takeDownProduct(tx, admin, productId, reason);
    await record({
      action: 'ads.product-taken-down',
      target: { kind: 'retail.product', id: productId },
      before: { state: 'approved' },
      after: { state: product.state },
      note: reason,
    });
    return product;
  });
