import type { VariantFields } from '@souk/contract/modules/retail/variant-fields';
import { eq, inArray } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate } from '../../../platform/errors.ts';
import { openStock, setStock } from '../../availability/index.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { offerOf } from './variant.queries.ts';
import { type VariantRow, variants } from './variant.tables.ts';

export type GivenVariant = Omit<VariantFields, 'id'> & { id?: number | undefined };

const columnsOf = (given: GivenVariant, position: number) => ({
  sku: given.sku || null,
  barcode: given.barcode || null,
  options: given.options,
  priceCents: given.price,
  wasPriceCents: given.was_price ?? null,
  weightGrams: given.weight_grams ?? null,
  imageId: given.image_id ?? null,
  isActive: given.is_active,
  position,
});

const skuTaken = (index: number) => (error: unknown) => {
  throw isDuplicate(error, 'variants_sku')
    ? fieldProblem(`variants.${index}.sku`, 'This SKU is in use already.')
    : error;
};

function checkKnown(given: readonly GivenVariant[], standing: ReadonlyMap<number, VariantRow>): void {
  const named = new Set<number>();
  given.forEach(({ id }, index) => {
    if (id === undefined) return;
    if (!standing.has(id) || named.has(id))
      throw fieldProblem(`variants.${index}.id`, 'Please choose the variant again.');
    named.add(id);
  });
}

function checkImages(given: readonly GivenVariant[], imageIds: ReadonlySet<number>): void {
  given.forEach(({ image_id: id }, index) => {
    if (id != null && !imageIds.has(id))
      throw fieldProblem(`variants.${index}.image_id`, 'Please choose your images again.');
  });
}

/** Removes variants from the product; orders still refer to them, and nobody can buy them. */
async function removeVariants(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(variants)
    .set({ removedAt: clock.now() })
    .where(inArray(variants.id, [...ids]));
}

/** Clears SKUs that move from one variant to another before they are assigned again. */
async function freeSkus(tx: Tx, given: readonly GivenVariant[], standing: ReadonlyMap<number, VariantRow>) {
  for (const { id, sku } of given)
    if (id !== undefined && standing.get(id)?.sku && standing.get(id)?.sku !== sku)
      await tx.update(variants).set({ sku: null }).where(eq(variants.id, id));
}

/**
 * Replaces the variants of a locked product by those of its form: known ones change, others are added or removed.
 */
export async function writeVariants(
  tx: Tx,
  product: Pick<ProductRow, 'id' | 'sellerId'>,
  given: readonly GivenVariant[],
  imageIds: ReadonlySet<number>,
): Promise<void> {
  const standing = new Map((await offerOf(tx, product.id)).variants.map((variant) => [variant.id, variant]));
  checkKnown(given, standing);
  checkImages(given, imageIds);
  const kept = new Set(given.map(({ id }) => id));
  await removeVariants(
    tx,
    [...standing.keys()].filter((id) => !kept.has(id)),
  );
  await freeSkus(tx, given, standing);

  for (const [index, variant] of given.entries()) {
    const columns = columnsOf(variant, index + 1);
    if (variant.id === undefined) {
      const { id: productId, sellerId } = product;
      const stockId = await openStock(tx, variant.stock ?? 0);
      await tx
        .insert(variants)
        .values({ ...columns, productId, sellerId, stockId })
        .catch(skuTaken(index));
    } else await tx.update(variants).set(columns).where(eq(variants.id, variant.id)).catch(skuTaken(index));
  }

  // Stocks are locked in the order of their ids, as everywhere.
  const counted = given
    .flatMap(({ id, stock }) => {
      const known = id === undefined ? undefined : standing.get(id);
      return known && stock !== undefined ? [{ stockId: known.stockId, stock }] : [];
    })
    .sort((one, other) => one.stockId - other.stockId);
  for (const { stockId, stock } of counted) await setStock(tx, stockId, stock);
}
