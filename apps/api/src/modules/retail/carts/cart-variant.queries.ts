import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { getSellable, type Sellable } from '../variants/sellable.queries.ts';
import { variants } from '../variants/variant.tables.ts';

/** A variant as a cart sees it: `free` includes what its buyer holds through an unpaid checkout. */
export interface CartVariant extends Omit<Sellable, 'ownHeld'> {
  /** Whether it is sold at all, in stock or not. */
  isOnSale: boolean;
}

export const asCarted = ({ ownHeld, ...one }: Sellable): CartVariant => ({
  ...one,
  free: one.free + ownHeld,
  isOnSale: one.notBuyable !== 'gone',
});

/** Variant → what can be bought of it now, in one query. */
export async function cartVariantsOf(
  reader: Reader,
  variantIds: readonly number[],
  buyerId?: number,
): Promise<Map<number, CartVariant>> {
  if (variantIds.length === 0) return new Map();
  const sellable = await getSellable(reader, variantIds, buyerId);
  return new Map([...sellable].map(([id, one]) => [id, asCarted(one)]));
}

/** A product's variants on sale, with the options that distinguish them. */
export const variantsOnSale = (
  reader: Reader,
  productId: number,
): Promise<{ id: number; options: Record<string, string> }[]> =>
  reader
    .select({ id: variants.id, options: variants.options })
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.isActive, true), isNull(variants.removedAt)));
