import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { approveProduct, type ProductRow } from '../../retail/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Approves a waiting product. */
export const approveQueuedProduct = (
  db: Db,
  admin: User,
  productId: number,
  note?: string,
): Promise<ProductRow> =>
  onRecord(db, admin, async (tx, record) => {
    const product = await approveProduct(tx, admin, productId);
    await record({
      action: 'ads.product-approved',
      target: { kind: 'retail.product', id: productId },
      before: { state: 'pending' },
      after: { state: product.state },
      note,
    });
    return product;
  });
