import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { tierOf } from '../../promotions/index.ts';
import { listImagesOf } from '../images/product-album.ts';
import { indexProduct } from './index-product.ts';
import { lockProduct, moveProduct } from './product.queries.ts';
import { versionOf } from './product.rules.ts';
import type { ProductRow } from './product.tables.ts';
import { tellSeller } from './tell-seller.ts';

interface Manner {
  /** Skips the notification; for the seed. */
  isQuiet?: boolean;
}

/** Publishes a product; later edits are compared with this version. */
export function approveProduct(
  db: Reader,
  admin: { id: number },
  productId: number,
  { isQuiet = false }: Manner = {},
): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    const images = await listImagesOf(tx, productId);

    const paths = images.map(({ path }) => path);
    const approvedAt = product.approvedAt ?? clock.now();
    const tier = (await tierOf(tx, { kind: 'retail.product', id: productId })) || product.tier;
    const changes = { approvedVersion: versionOf(product, paths), approvedAt, rejectionReason: null, tier };
    const approved = await moveProduct(tx, product, {
      move: 'approve',
      by: 'admin',
      byUserId: admin.id,
      changes,
    });
    await indexProduct(tx, approved);
    if (!isQuiet) await tellSeller(tx, approved, 'approved');
    return approved;
  });
}
