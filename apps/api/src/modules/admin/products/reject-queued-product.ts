import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type ProductRow, rejectProduct } from '../../retail/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Rejects a waiting product. */
export const rejectQueuedProduct = (
  db: Db,
  admin: User,
  productId: number,
  reason: string,
): Promise<ProductRow> =>
  onRecord(db, admin, async (tx, record) => {
    const product = await rejectProduct(tx, admin, productId, reason);
    await record({
      action: 'ads.product-rejected',
      target: { kind: 'retail.product', id: productId },
      before: { state: 'pending' },
      after: { state: product.state },
      note: reason,
    });
    return product;
  });
