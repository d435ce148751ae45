import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { setStock } from '../../availability/index.ts';
import { forgetDeals } from '../../discounts/index.ts';
import { arrangeImages } from '../images/product-album.ts';
import { variants } from '../variants/variant.tables.ts';
import { productKind } from './product.life.ts';
import { checkOwner, mayBeDeleted } from './product.policy.ts';
import { lockProduct } from './product.queries.ts';
import { products } from './product.tables.ts';

/** Deletes for good an own product that was never published; the next sweep removes its images. */
export function deleteProduct(db: Db, seller: { id: number }, productId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    checkOwner(product, seller);
    if (!mayBeDeleted(product)) throw new Problem('product-move-not-allowed');

    await forgetDeals(tx, { kind: productKind, id: product.id });
    await arrangeImages(tx, { id: product.id, ownerId: product.sellerId }, []);
    const gone = await tx
      .delete(variants)
      .where(eq(variants.productId, product.id))
      .returning({ stockId: variants.stockId });
    // The stock's record is kept with a count of zero.
    for (const stockId of gone.map((variant) => variant.stockId).sort((one, other) => one - other))
      await setStock(tx, stockId, 0);
    await tx.delete(products).where(eq(products.id, product.id));
  });
}
