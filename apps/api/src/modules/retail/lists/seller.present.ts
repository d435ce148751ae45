import type { ProductSeller } from '@souk/contract/modules/retail/product-lists';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { findUser } from '../../identity/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { products } from '../products/product.tables.ts';

const { ratingCount, ratingAverage, soldCount } = products;

/** What a shop has on the shelf and how it is rated, over all its products. */
const shelfOf = keepQuery((reader) =>
  reader
    .select({
      products: sql<number>`count(*)::int`,
      sold: sql<number>`coalesce(sum(${soldCount}), 0)::int`,
      ratings: sql<number>`coalesce(sum(${ratingCount}), 0)::int`,
      rating: sql<number>`coalesce(sum(${ratingAverage} * ${ratingCount}) / nullif(sum(${ratingCount}), 0), 0)::float8`,
    })
    .from(products)
    .where(
      and(
        eq(products.sellerId, sql.placeholder('sellerId')),
        eq(products.state, 'approved'),
        eq(products.isHidden, false),
      ),
    ),
);

async function figuresOf(reader: Reader, sellerId: number) {
  const [row] = await shelfOf(reader).execute({ sellerId });
  return row ?? { products: 0, sold: 0, ratings: 0, rating: 0 };
}

/** The shop behind products. */
export async function presentSeller(reader: Reader, sellerId: number): Promise<ProductSeller> {
  const [owner, cards, figures] = await Promise.all([
    findUser(reader, sellerId),
    businessCards(reader, [sellerId]),
    figuresOf(reader, sellerId),
  ]);
  const business = cards.get(sellerId);
  return {
    id: sellerId,
    name: business?.businessName ?? owner?.name ?? 'Deleted user',
    image: business?.logoPath ?? owner?.imagePath ?? null,
    slug: business?.slug ?? '',
    suburb: business?.suburb ?? null,
    member_since: (owner?.createdAt ?? new Date(0)).toISOString(),
    products_count: figures.products,
    sold_count: figures.sold,
    rating: figures.rating,
    rating_count: figures.ratings,
  };
}
