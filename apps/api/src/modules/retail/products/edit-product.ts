import type { EditProduct } from '@souk/contract/modules/retail/products';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { productSubmitted } from '../events.ts';
import { judgeFood } from '../foods/judge-food.ts';
import { notePrices } from '../variants/price.queries.ts';
import { offerOf } from '../variants/variant.queries.ts';
import { writeVariants } from '../variants/write-variants.ts';
import { arrangeProductImages } from './arrange-product-images.ts';
import { checkProduct, type ProductFormFields } from './check-product.ts';
import { optionNamesOf } from './create-product.ts';
import { indexProduct } from './index-product.ts';
import { checkOwner } from './product.policy.ts';
import { changeProduct, lockProduct, moveProduct } from './product.queries.ts';
import { needsApproval, versionOf } from './product.rules.ts';
import type { ProductRow } from './product.tables.ts';
import { formOf } from './product-form.ts';
import { submitLocked } from './submit-product.ts';

/** A public product with unreviewed changes leaves the lists until an admin has reviewed them. */
async function settleState(
  tx: Tx,
  product: ProductRow,
  imagePaths: readonly string[],
  isSubmitted: boolean,
): Promise<ProductRow> {
  const { state, approvedVersion, sellerId } = product;
  if (state === 'approved' && needsApproval(approvedVersion, versionOf(product, imagePaths))) {
    const edited = await moveProduct(tx, product, { move: 'edit', by: 'owner', byUserId: sellerId });
    await publish(tx, productSubmitted, { productId: product.id, sellerId });
    return edited;
  }
  const waits = state === 'draft' || state === 'rejected';
  return isSubmitted && waits ? submitLocked(tx, product) : product;
}

/** Changes a locked product to what its form says. */
export async function editLocked(tx: Tx, product: ProductRow, edit: EditProduct): Promise<ProductRow> {
  if (product.state === 'archived') throw new Problem('product-move-not-allowed');
  const { image_ids: imageIds, variants, submit = false, ...fields } = edit;
  const isDraft = (product.state === 'draft' || product.state === 'rejected') && !submit;
  const form = { ...formOf(product), ...fields } as ProductFormFields;
  const sound = await checkProduct(tx, form, { isDraft, keptCategoryId: product.categoryId });

  const images = await arrangeProductImages(tx, product, { imageIds, variants });
  if (variants) await writeVariants(tx, product, variants, new Set(images.map(({ id }) => id)));
  const optionNames = variants ? optionNamesOf(variants) : product.optionNames;
  const changed = await judgeFood(tx, await changeProduct(tx, product, { ...sound, optionNames }));
  await notePrices(tx, await offerOf(tx, product.id));
  const paths = images.map(({ path }) => path);
  const settled = await settleState(tx, changed, paths, submit);
  if (product.state === 'approved') await indexProduct(tx, settled);
  return settled;
}

/**
 * Changes the seller's product; changing what an admin approves takes it off the lists until that is reviewed.
 */
export function editProduct(
  db: Reader,
  seller: { id: number },
  productId: number,
  edit: EditProduct,
): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    checkOwner(product, seller);
    return editLocked(tx, product, edit);
  });
}
