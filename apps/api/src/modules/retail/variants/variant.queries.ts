import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { idsNamed, keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { stocks } from '../../availability/index.ts';
import { type DealRow, deals } from '../../discounts/index.ts';
import { productKind } from '../products/product.life.ts';
import { lowestPrice } from './lowest-price.ts';
import { type VariantRow, variants } from './variant.tables.ts';

/** A variant with its stock. */
export interface StockedVariant extends VariantRow {
  onHand: number;
  held: number;
  free: number;
}

/** A product's variants on sale and its deal. */
export interface Offer {
  /** By position. */
  variants: StockedVariant[];
  /** The current or next deal. */
  deal: DealRow | undefined;
}

const nothing: Offer = { variants: [], deal: undefined };

const productIdsWanted = idsNamed('productIds');

const now = sql.placeholder('now');

/** The earliest deal that is not over. */
const nextDeal = sql`${deals.id} = (select next.id from ${deals} next
  where next.subject_kind = ${sql.raw(`'${productKind}'`)} and next.subject_id = ${variants.productId} and next.state in ('scheduled', 'running')
    and next.ends_at > ${now}::timestamptz
  order by next.starts_at limit 1)`;

const stocked = { variant: getTableColumns(variants), onHand: stocks.onHand, held: stocks.held };
const isWanted = and(sql`${variants.productId} = any(${productIdsWanted})`, isNull(variants.removedAt));
const inOrder = [asc(variants.position), asc(variants.id)];

const stockedRows = keepQuery((reader) =>
  reader
    .select({ ...stocked, deal: getTableColumns(deals) })
    .from(variants)
    .innerJoin(stocks, eq(stocks.id, variants.stockId))
    .leftJoin(deals, nextDeal)
    .where(isWanted)
    .orderBy(...inOrder),
);

const pricedRows = keepQuery((reader) =>
  reader
    .select({
      ...stocked,
      deal: getTableColumns(deals),
      lowestLately: lowestPrice(sql`${sql.placeholder('until')}::timestamptz`),
      lowestBeforeDeal: lowestPrice(sql`${deals.startsAt}`),
    })
    .from(variants)
    .innerJoin(stocks, eq(stocks.id, variants.stockId))
    .leftJoin(deals, nextDeal)
    .where(isWanted)
    .orderBy(...inOrder),
);

interface StockedParts {
  variant: VariantRow;
  onHand: number;
  held: number;
}

const withStock = ({ variant, onHand, held }: StockedParts): StockedVariant => ({
  ...variant,
  onHand,
  held,
  free: onHand - held,
});

/** Product → its variants with their stock, and its deal, in one query for any number of products. */
export async function offersOf(reader: Reader, productIds: readonly number[]): Promise<Map<number, Offer>> {
  if (productIds.length === 0) return new Map();
  const rows = await stockedRows(reader).execute({ productIds, now: clock.now().toISOString() });
  const byProduct = Map.groupBy(rows, ({ variant }) => variant.productId);
  return new Map(
    productIds.map((id) => {
      const own = byProduct.get(id) ?? [];
      return [id, { variants: own.map(withStock), deal: own[0]?.deal ?? undefined }];
    }),
  );
}

/** A variant with its lowest prices of 30 days; null if it was not on sale by then. */
export interface PricedVariant extends StockedVariant {
  lowestLately: number | null;
  lowestBeforeDeal: number | null;
}

export interface PricedOffer extends Offer {
  variants: PricedVariant[];
}

/** The same for one product with the prices that the law requires to be shown, in one query. */
export async function pricedOfferOf(reader: Reader, productId: number): Promise<PricedOffer> {
  const at = clock.now();
  const rows = await pricedRows(reader).execute({
    productIds: [productId],
    now: at.toISOString(),
    until: new Date(at.getTime() + 1).toISOString(),
  });
  return {
    variants: rows.map(({ lowestLately, lowestBeforeDeal, ...row }) => ({
      ...withStock(row),
      lowestLately,
      lowestBeforeDeal,
    })),
    deal: rows[0]?.deal ?? undefined,
  };
}

export const offerOf = async (reader: Reader, productId: number): Promise<Offer> =>
  (await offersOf(reader, [productId])).get(productId) ?? nothing;

/** The variant, unless it was removed from its product. */
export async function getVariant(reader: Reader, variantId: number): Promise<VariantRow> {
  const [variant] = await reader
    .select()
    .from(variants)
    .where(and(eq(variants.id, variantId), isNull(variants.removedAt)));
  if (!variant) throw new Problem('record-not-found');
  return variant;
}
