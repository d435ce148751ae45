import type { changeVariant as contract } from '@souk/contract/modules/retail/products';
import { variantProblem } from '@souk/contract/modules/retail/variant-rules';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { setStock } from '../../availability/index.ts';
import { indexProduct } from '../products/index-product.ts';
import { checkOwner } from '../products/product.policy.ts';
import { lockProduct } from '../products/product.queries.ts';
import { notePrices } from './price.queries.ts';
import { getVariant, offerOf, type StockedVariant } from './variant.queries.ts';
import { type VariantRow, variants } from './variant.tables.ts';

type Changes = BodyOf<typeof contract>;

/** The prices after the change; a was-price no higher than the price is removed. */
function pricesOf(variant: VariantRow, { price = variant.priceCents, was_price: given }: Changes) {
  const was = given === undefined ? variant.wasPriceCents : given;
  const wrong = variantProblem({ price, was_price: given });
  if (wrong) throw fieldProblem(wrong.field, wrong.text);
  return { priceCents: price, wasPriceCents: was !== null && was > price ? was : null };
}

/**
 * Changes the price, stock or sale state of a variant whose product is locked; the caller indexes that product.
 */
export async function changeVariantLocked(tx: Tx, variant: VariantRow, changes: Changes): Promise<void> {
  const isActive = changes.is_active ?? variant.isActive;
  await tx
    .update(variants)
    .set({ ...pricesOf(variant, changes), isActive })
    .where(and(eq(variants.id, variant.id), isNull(variants.removedAt)));
  if (changes.stock !== undefined) await setStock(tx, variant.stockId, changes.stock);
}

/** Changes the stock, price or sale state of one own variant. */
export function changeVariant(
  db: Reader,
  seller: { id: number },
  variantId: number,
  changes: Changes,
): Promise<StockedVariant> {
  return db.transaction(async (tx) => {
    const { productId } = await getVariant(tx, variantId);
    const product = await lockProduct(tx, productId);
    checkOwner(product, seller);
    if (product.state === 'archived') throw new Problem('product-move-not-allowed');

    await changeVariantLocked(tx, await getVariant(tx, variantId), changes);
    const offer = await offerOf(tx, productId);
    await notePrices(tx, offer);
    if (product.state === 'approved') await indexProduct(tx, product);
    const changed = offer.variants.find(({ id }) => id === variantId);
    if (!changed) throw new Error('the variant was not changed');
    return changed;
  });
}
