import type { SellerRecord } from '@souk/contract/modules/admin/judging';
import type { listAdminProducts } from '@souk/contract/modules/admin/products';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { and, asc, count, desc, eq, ilike, ne, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type ProductRow, products } from '../../retail/index.ts';
import { patternOf } from '../approvals/pattern.ts';

export type QueueQuery = QueryOf<typeof listAdminProducts>;

const matches = ({ status, keyword }: QueueQuery): SQL | undefined =>
  and(
    status ? eq(products.state, status) : ne(products.state, 'draft'),
    keyword ? ilike(products.title, patternOf(keyword)) : undefined,
  );

/** A page of products: waiting ones by how long they have waited, others by age. */
export async function listQueue(
  reader: Reader,
  query: QueueQuery,
): Promise<{ rows: ProductRow[]; total: number }> {
  const order =
    query.status === 'pending' ? [asc(products.updatedAt), asc(products.id)] : [desc(products.id)];
  const rows = await reader
    .select()
    .from(products)
    .where(matches(query))
    .orderBy(...order)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { rows, total: await reader.$count(products, matches(query)) };
}

/** The number of a seller's products by state, every state included. */
export async function countProductsOf(reader: Reader, sellerId: number): Promise<SellerRecord['products']> {
  const rows = await reader
    .select({ state: products.state, products: count() })
    .from(products)
    .where(eq(products.sellerId, sellerId))
    .groupBy(products.state);
  const none = { draft: 0, pending: 0, approved: 0, rejected: 0, archived: 0 };
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.products])) };
}
