import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { getSellable, type Sellable } from '../variants/sellable.queries.ts';
import { variants } from '../variants/variant.tables.ts';

/** A variant as a cart sees it: `free` counts what its buyer holds themselves by an unpaid checkout. */
export interface CartVariant extends Omit<Sellable, 'ownHeld'> {
  /** It is sold at all, whether some of it is left or not. */
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

/** The variants of a product that are on sale, with the options that tell them apart. */
export const variantsOnSale = (
  reader: Reader,
  productId: number,
): Promise<{ id: number; options: Record<string, string> }[]> =>
  reader
    .select({ id: variants.id, options: variants.options })
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.isActive, true), isNull(variants.removedAt)));
