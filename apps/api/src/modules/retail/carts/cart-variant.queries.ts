import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { lines } from '../../sales/index.ts';
import { orders } from '../orders/order.tables.ts';
import { getSellable, type Sellable } from '../variants/sellable.queries.ts';
import { variants } from '../variants/variant.tables.ts';

/** A variant as a cart sees it: `free` counts what its buyer holds themselves by an unpaid checkout. */
export interface CartVariant extends Sellable {
  /** It is sold at all, whether some of it is left or not. */
  isOnSale: boolean;
}

const heldRows = keepQuery((reader) =>
  reader
    .select({ variantId: lines.itemId, held: sum(lines.quantity).mapWith(Number) })
    .from(orders)
    .innerJoin(lines, eq(lines.saleId, orders.id))
    .where(
      and(
        eq(orders.buyerId, sql.placeholder('buyerId')),
        eq(orders.state, 'pending'),
        sql`${lines.itemId} = any(${sql.placeholder('variantIds')})`,
      ),
    )
    .groupBy(lines.itemId),
);

/** Variant → how much of it the buyer's own unpaid checkout holds: not available to others, but to them. */
async function heldBy(
  reader: Reader,
  buyerId: number,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await heldRows(reader).execute({ buyerId, variantIds });
  return new Map(rows.map(({ variantId, held }) => [variantId, held]));
}

/** Variant → what can be bought of it now, in a constant number of queries. */
export async function cartVariantsOf(
  reader: Reader,
  variantIds: readonly number[],
  buyerId?: number,
): Promise<Map<number, CartVariant>> {
  if (variantIds.length === 0) return new Map();
  const sellable = await getSellable(reader, variantIds);
  const held = buyerId === undefined ? new Map() : await heldBy(reader, buyerId, variantIds);
  return new Map(
    [...sellable].map(([id, one]) => [
      id,
      { ...one, free: one.free + (held.get(id) ?? 0), isOnSale: one.notBuyable !== 'gone' },
    ]),
  );
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
