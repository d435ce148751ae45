import type { Reader, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { productSubmitted } from '../events.ts';
import { listImagesOf } from '../images/product-album.ts';
import { checkProduct } from './check-product.ts';
import { checkQuota } from './check-quota.ts';
import { indexProduct } from './index-product.ts';
import { productLife } from './product.life.ts';
import { checkOwner } from './product.policy.ts';
import { lockProduct, moveProduct } from './product.queries.ts';
import { needsApproval, versionOf } from './product.rules.ts';
import type { ProductRow } from './product.tables.ts';
import { formOf } from './product-form.ts';

/** Whether the product is still as an admin has approved it. */
export async function isAsApproved(tx: Tx, product: ProductRow): Promise<boolean> {
  if (product.approvedVersion === null) return false;
  const images = await listImagesOf(tx, product.id);
  const paths = images.map(({ path }) => path);
  return !needsApproval(product.approvedVersion, versionOf(product, paths));
}

/** Submits a locked draft, or publishes it if it is still as approved. */
export async function submitLocked(tx: Tx, product: ProductRow): Promise<ProductRow> {
  const { sellerId } = product;
  productLife.next(product.state, 'submit', 'owner');
  await checkProduct(tx, formOf(product), { isDraft: false, keptCategoryId: product.categoryId });
  await checkQuota(tx, product);

  if (product.state === 'draft' && (await isAsApproved(tx, product))) {
    const published = await moveProduct(tx, product, { move: 'publish', by: 'system', byUserId: sellerId });
    await indexProduct(tx, published);
    return published;
  }
  const submitted = await moveProduct(tx, product, {
    move: 'submit',
    by: 'owner',
    byUserId: sellerId,
    changes: { rejectionReason: null },
  });
  await publish(tx, productSubmitted, { productId: product.id, sellerId });
  return submitted;
}

/** Submits an own draft or rejected product. */
export function submitProduct(db: Reader, seller: { id: number }, productId: number): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    checkOwner(product, seller);
    return submitLocked(tx, product);
  });
}
