import type { AlbumImage } from '@souk/contract/modules/media/images';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { users } from '../../identity/index.ts';
import { productImages } from '../images/image.tables.ts';
import { type ProductRow, products } from '../products/product.tables.ts';
import { type SellerFacts, sellerColumns } from './seller.present.ts';

/** A product with its images, the cover first, and its seller's facts for the page. */
export interface ProductPage {
  product: ProductRow;
  images: Pick<AlbumImage, 'id' | 'path'>[];
  seller: SellerFacts;
}

const pageOf = keepQuery((reader) =>
  reader
    .select({
      product: getTableColumns(products),
      images: sql<ProductPage['images']>`(
        select coalesce(json_agg(json_build_object('id', image.id, 'path', image.path)
          order by image.position, image.id), '[]')
        from ${productImages} image where image.product_id = ${products.id})`,
      seller: sellerColumns,
    })
    .from(products)
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(eq(products.id, sql.placeholder('productId'))),
);

/** The product in any state, in one query; the policy decides what the caller may see of it. */
export async function getProductPage(reader: Reader, productId: number): Promise<ProductPage> {
  const [page] = await pageOf(reader).execute({ productId });
  if (!page) throw new Problem('record-not-found');
  return page;
}
