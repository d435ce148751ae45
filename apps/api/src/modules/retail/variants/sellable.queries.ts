import type { Money } from '@souk/contract/shared/values';
import { aliasedTable, and, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { idsNamed, keepQuery } from '../../../platform/db/keep-query.ts';
import { stocks } from '../../availability/index.ts';
import { type DealRow, deals, type PriceNow } from '../../discounts/index.ts';
import { lines } from '../../sales/index.ts';
import { productImages } from '../images/image.tables.ts';
import { productKind } from '../products/product.life.ts';
import { isPublic } from '../products/product.policy.ts';
import { productPath } from '../products/product.rules.ts';
import { type ProductRow, products } from '../products/product.tables.ts';
import { priceNow } from './price.rules.ts';
import { type VariantRow, variants } from './variant.tables.ts';

/** What carts and orders need to know of a variant. */
export interface Sellable {
  variantId: number;
  productId: number;
  sellerId: number;
  stockId: number;
  title: string;
  path: string;
  /** The variant's picture, or else the product's cover. */
  imagePath: string | null;
  sku: string | null;
  options: Record<string, string>;
  categoryId: number;
  isGstFree: boolean;
  weightGrams: number | null;
  /** The product's own settings: null and false leave it to the shop's postage details. */
  postageCents: number | null;
  hasPickup: boolean;
  currency: Money['currency'];
  price: PriceNow;
  free: number;
  /** What the buyer holds of it through an unpaid checkout. */
  ownHeld: number;
  /** Why it cannot be bought at all; null if it can, as far as `free` goes. */
  notBuyable: 'gone' | 'sold-out' | null;
}

const reasonOf = (variant: VariantRow, product: ProductRow, free: number): Sellable['notBuyable'] => {
  if (variant.removedAt !== null || !variant.isActive || !isPublic(product)) return 'gone';
  return free > 0 ? null : 'sold-out';
};

export const ownImages = aliasedTable(productImages, 'own_image');
const buyerId = sql.placeholder('buyerId');

const cover = sql<string | null>`(select path from ${productImages} where product_id = ${products.id}
  order by position, id limit 1)`;

const held = sql<number>`(select coalesce(sum(line.quantity), 0)::int from retail.orders mine
  join ${lines} line on line.sale_id = mine.id
  where mine.buyer_id = ${buyerId}::bigint and mine.state = 'pending' and line.item_id = ${variants.id})`;

/** For joining the deal that counts at the moment `now`. */
export const isRunning = and(
  eq(deals.subjectKind, productKind),
  eq(deals.subjectId, products.id),
  inArray(deals.state, ['scheduled', 'running']),
  lte(deals.startsAt, sql.placeholder('now')),
  gt(deals.endsAt, sql.placeholder('now')),
);

/** What a `Sellable` is made of, for the buyer `buyerId`, over variants with all that `isRunning` and `ownImages` join. */
export const sellableColumns = {
  variant: getTableColumns(variants),
  product: getTableColumns(products),
  deal: getTableColumns(deals),
  onHand: stocks.onHand,
  held: stocks.held,
  ownHeld: held,
  imagePath: sql<string | null>`coalesce(${ownImages.path}, ${cover})`,
};

const sellableRows = keepQuery((reader) =>
  reader
    .select(sellableColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stocks, eq(stocks.id, variants.stockId))
    .leftJoin(deals, isRunning)
    .leftJoin(ownImages, eq(ownImages.id, variants.imageId))
    .where(sql`${variants.id} = any(${idsNamed('variantIds')})`),
);

interface SellableRow {
  variant: VariantRow;
  product: ProductRow;
  deal: DealRow | null;
  onHand: number;
  held: number;
  ownHeld: number;
  imagePath: string | null;
}

export function toSellable(row: SellableRow, now: Date): Sellable {
  const { variant, product, deal, onHand, held: promised, ownHeld, imagePath } = row;
  const free = onHand - promised;
  return {
    variantId: variant.id,
    productId: product.id,
    sellerId: product.sellerId,
    stockId: variant.stockId,
    title: product.title,
    path: productPath(product),
    imagePath,
    sku: variant.sku,
    options: variant.options,
    categoryId: product.categoryId,
    isGstFree: product.isGstFree,
    weightGrams: variant.weightGrams,
    postageCents: product.postageCents,
    hasPickup: product.hasPickup,
    currency: product.currency,
    price: priceNow(variant, deal ?? undefined, now),
    free,
    ownHeld,
    notBuyable: reasonOf(variant, product, free),
  };
}

/** Variant → its current price and availability for this buyer, in one query for any number of variants. */
export async function getSellable(
  reader: Reader,
  variantIds: readonly number[],
  forBuyer?: number,
): Promise<Map<number, Sellable>> {
  if (variantIds.length === 0) return new Map();
  const now = clock.now();
  const wanted = { variantIds: [...new Set(variantIds)], buyerId: forBuyer ?? null, now };
  const rows = await sellableRows(reader).execute(wanted);
  return new Map(rows.map((row) => [row.variant.id, toSellable(row, now)]));
}
