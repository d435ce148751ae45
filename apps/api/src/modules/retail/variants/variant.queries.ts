import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { stocks } from '../../availability/index.ts';
import { type DealRow, deals } from '../deals/deal.tables.ts';
import { type VariantRow, variants } from './variant.tables.ts';

/** A variant with what lies in the shop. */
export interface StockedVariant extends VariantRow {
  onHand: number;
  held: number;
  free: number;
}

/** What of a product is sold, and by which deal. */
export interface Offer {
  /** By position. */
  variants: StockedVariant[];
  /** The deal that holds now or comes next. */
  deal: DealRow | undefined;
}

const nothing: Offer = { variants: [], deal: undefined };

const productIdsWanted = sql.placeholder('productIds');

/** Deals that are not over, the one that comes first first. */
const openDeals = keepQuery((reader) =>
  reader
    .select()
    .from(deals)
    .where(
      and(
        sql`${deals.productId} = any(${productIdsWanted})`,
        inArray(deals.state, ['scheduled', 'running']),
        gt(deals.endsAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(deals.startsAt)),
);

const stockedRows = keepQuery((reader) =>
  reader
    .select({ variant: variants, onHand: stocks.onHand, held: stocks.held })
    .from(variants)
    .innerJoin(stocks, eq(stocks.id, variants.stockId))
    .where(and(sql`${variants.productId} = any(${productIdsWanted})`, isNull(variants.removedAt)))
    .orderBy(asc(variants.position), asc(variants.id)),
);

/** Product → its variants with their stock, and its deal: two queries for any number of products. */
export async function offersOf(reader: Reader, productIds: readonly number[]): Promise<Map<number, Offer>> {
  if (productIds.length === 0) return new Map();
  const rows = await stockedRows(reader).execute({ productIds });
  const stocked = rows.map(({ variant, onHand, held }) => ({
    ...variant,
    onHand,
    held,
    free: onHand - held,
  }));
  const byProduct = Map.groupBy(stocked, ({ productId }) => productId);
  const open = await openDeals(reader).execute({ productIds, now: clock.now() });
  const dealsByProduct = Map.groupBy(open, ({ productId }) => productId);
  return new Map(
    productIds.map((id) => [id, { variants: byProduct.get(id) ?? [], deal: dealsByProduct.get(id)?.[0] }]),
  );
}

export const offerOf = async (reader: Reader, productId: number): Promise<Offer> =>
  (await offersOf(reader, [productId])).get(productId) ?? nothing;

/** The variant, unless it was taken out of its product. */
export async function getVariant(reader: Reader, variantId: number): Promise<VariantRow> {
  const [variant] = await reader
    .select()
    .from(variants)
    .where(and(eq(variants.id, variantId), isNull(variants.removedAt)));
  if (!variant) throw new Problem('record-not-found');
  return variant;
}
