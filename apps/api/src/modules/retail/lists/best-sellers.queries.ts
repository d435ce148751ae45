import type { ListingItem } from '@souk/contract/modules/search/listing';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { categoriesBelow } from '../../catalogue/index.ts';
import { findDocuments, presentFor } from '../../search/index.ts';
import type { Viewer } from '../products/product.policy.ts';
import { products } from '../products/product.tables.ts';

interface Strip {
  categoryId?: number | undefined;
  page: number;
  pageSize: number;
}

/** Public products that were sold, the one sold most first. */
export async function listBestSellers(
  reader: Reader,
  viewer: Viewer | null,
  { categoryId, page, pageSize }: Strip,
): Promise<{ items: ListingItem[]; total: number }> {
  const below = categoryId === undefined ? undefined : await categoriesBelow(reader, categoryId);
  const isWanted = and(
    eq(products.state, 'approved'),
    eq(products.isHidden, false),
    gt(products.soldCount, 0),
    below ? inArray(products.categoryId, below) : undefined,
  );
  const rows = await reader
    .select({ id: products.id })
    .from(products)
    .where(isWanted)
    .orderBy(desc(products.soldCount), desc(products.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const subjects = rows.map(({ id }) => ({ kind: 'retail.product', id }));
  const items = await presentFor(reader, viewer, await findDocuments(reader, subjects));
  return { items, total: await reader.$count(products, isWanted) };
}
