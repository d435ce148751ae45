import type { Money } from '@souk/contract/shared/values';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { stocks } from '../../availability/index.ts';
import { deals } from '../deals/deal.tables.ts';
import { coversOf, pathsOf } from '../images/product-album.ts';
import { isPublic } from '../products/product.policy.ts';
import { productPath } from '../products/product.rules.ts';
import { type ProductRow, products } from '../products/product.tables.ts';
import { type PriceNow, priceNow } from './price.rules.ts';
import { type VariantRow, variants } from './variant.tables.ts';

/** What a cart or an order needs to know of a variant. */
export interface Sellable {
  variantId: number;
  productId: number;
  sellerId: number;
  stockId: number;
  title: string;
  path: string;
  /** Of the variant, else the product's cover. */
  imagePath: string | null;
  sku: string | null;
  options: Record<string, string>;
  categoryId: number;
  isGstFree: boolean;
  weightGrams: number | null;
  /** Both of the product itself: null and false mean that the shop's postage details decide. */
  postageCents: number | null;
  hasPickup: boolean;
  currency: Money['currency'];
  price: PriceNow;
  free: number;
  /** Why it cannot be bought at all; null where it can, as far as `free` reaches. */
  notBuyable: 'gone' | 'sold-out' | null;
}

const reasonOf = (variant: VariantRow, product: ProductRow, free: number): Sellable['notBuyable'] => {
  if (variant.removedAt !== null || !variant.isActive || !isPublic(product)) return 'gone';
  return free > 0 ? null : 'sold-out';
};

const sellableRows = keepQuery((reader) =>
  reader
    .select({ variant: variants, product: products, onHand: stocks.onHand, held: stocks.held })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stocks, eq(stocks.id, variants.stockId))
    .where(sql`${variants.id} = any(${sql.placeholder('variantIds')})`),
);

const runningDeals = keepQuery((reader) =>
  reader
    .select()
    .from(deals)
    .where(
      and(
        sql`${deals.productId} = any(${sql.placeholder('productIds')})`,
        inArray(deals.state, ['scheduled', 'running']),
        lte(deals.startsAt, sql.placeholder('now')),
        gt(deals.endsAt, sql.placeholder('now')),
      ),
    ),
);

/** Variant → what it costs now and how much of it is free; four queries for any number of them. */
export async function getSellable(
  reader: Reader,
  variantIds: readonly number[],
): Promise<Map<number, Sellable>> {
  if (variantIds.length === 0) return new Map();
  const now = clock.now();
  const rows = await sellableRows(reader).execute({ variantIds: [...new Set(variantIds)] });
  const productIds = [...new Set(rows.map(({ product }) => product.id))];
  const running = await runningDeals(reader).execute({ productIds, now });
  const dealOf = new Map(running.map((deal) => [deal.productId, deal]));
  const covers = await coversOf(reader, productIds);
  const paths = await pathsOf(
    reader,
    rows.flatMap(({ variant }) => variant.imageId ?? []),
  );
  return new Map(
    rows.map(({ variant, product, onHand, held }) => {
      const free = onHand - held;
      const ownImage = variant.imageId === null ? undefined : paths.get(variant.imageId);
      const sellable: Sellable = {
        variantId: variant.id,
        productId: product.id,
        sellerId: product.sellerId,
        stockId: variant.stockId,
        title: product.title,
        path: productPath(product),
        imagePath: ownImage ?? covers.get(product.id) ?? null,
        sku: variant.sku,
        options: variant.options,
        categoryId: product.categoryId,
        isGstFree: product.isGstFree,
        weightGrams: variant.weightGrams,
        postageCents: product.postageCents,
        hasPickup: product.hasPickup,
        currency: product.currency,
        price: priceNow(variant, dealOf.get(product.id), now),
        free,
        notBuyable: reasonOf(variant, product, free),
      };
      return [variant.id, sellable] as const;
    }),
  );
}
