import type { ProductSeller } from '@souk/contract/modules/retail/product-lists';
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { users } from '../../identity/index.ts';
import { businessCards } from '../../sellers/index.ts';

interface Shelf {
  products: number;
  sold: number;
  ratings: number;
  rating: number;
}

/** The seller's account with the number of products on sale and the ratings of all of them. */
export const sellerColumns = {
  name: users.name,
  image: users.imagePath,
  since: users.createdAt,
  shelf: sql<Shelf>`(select json_build_object(
      'products', count(*),
      'sold', coalesce(sum(own.sold_count), 0),
      'ratings', coalesce(sum(own.rating_count), 0),
      'rating', coalesce(sum(own.rating_average * own.rating_count) / nullif(sum(own.rating_count), 0), 0))
    from retail.products own
    where own.seller_id = identity.users.id and own.state = 'approved' and not own.is_hidden)`,
};

export interface SellerFacts {
  name: string;
  image: string | null;
  since: Date;
  shelf: Shelf;
}

const factsOf = keepQuery((reader) =>
  reader
    .select(sellerColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('sellerId'))),
);

/** The shop behind products, from its owner's account as already read. */
export async function presentKnownSeller(
  reader: Reader,
  sellerId: number,
  { name, image, since, shelf }: SellerFacts,
): Promise<ProductSeller> {
  const business = (await businessCards(reader, [sellerId])).get(sellerId);
  return {
    id: sellerId,
    name: business?.businessName ?? name,
    image: business?.logoPath ?? image,
    slug: business?.slug ?? '',
    suburb: business?.suburb ?? null,
    member_since: since.toISOString(),
    products_count: shelf.products,
    sold_count: shelf.sold,
    rating: shelf.rating,
    rating_count: shelf.ratings,
  };
}

/** The shop behind products. */
export async function presentSeller(reader: Reader, sellerId: number): Promise<ProductSeller> {
  const [facts] = await factsOf(reader).execute({ sellerId });
  if (!facts) throw new Error('a shop has no owner');
  return presentKnownSeller(reader, sellerId, facts);
}
