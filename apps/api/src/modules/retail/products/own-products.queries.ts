import type { listMyProducts, ProductTab } from '@souk/contract/modules/retail/products';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { categoriesBelow } from '../../catalogue/index.ts';
import { questions } from '../questions/question.tables.ts';
import { type ProductRow, products } from './product.tables.ts';

type Asked = QueryOf<typeof listMyProducts>;

const standing = sql`retail.variants v join availability.stocks s on s.id = v.stock_id
  where v.product_id = ${products.id} and v.removed_at is null and v.is_active`;

const isSoldOut = sql`not exists (select from ${standing} and s.on_hand > s.held)`;
const isLow = sql`exists (select from ${standing} and s.on_hand - s.held <= ${products.lowStockAt})`;

/** What each tab of the management shows; low and sold-out products are public ones. */
const tabs: Record<ProductTab, SQL | undefined> = {
  draft: eq(products.state, 'draft'),
  pending: eq(products.state, 'pending'),
  approved: eq(products.state, 'approved'),
  rejected: eq(products.state, 'rejected'),
  archived: eq(products.state, 'archived'),
  low: and(eq(products.state, 'approved'), isLow),
  'sold-out': and(eq(products.state, 'approved'), isSoldOut),
};

const lowestPrice = sql`(select min(v.price_cents) from retail.variants v
  where v.product_id = ${products.id} and v.removed_at is null)`;
const freePieces = sql`(select sum(s.on_hand - s.held) from ${standing})`;

const orders: Record<Asked['sort'], SQL[]> = {
  'most-recent': [desc(products.id)],
  'best-sellers': [desc(products.soldCount), desc(products.id)],
  asc: [sql`${lowestPrice} asc nulls last`, desc(products.id)],
  desc: [sql`${lowestPrice} desc nulls last`, desc(products.id)],
  stock: [sql`${freePieces} asc nulls first`, desc(products.id)],
};

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** By title, or by a SKU or barcode of one of its variants. */
const matches = (keyword: string) =>
  or(
    ilike(products.title, pattern(keyword)),
    sql`exists (select from retail.variants v where v.product_id = ${products.id} and v.removed_at is null
      and (v.sku ilike ${pattern(keyword)} or v.barcode = ${keyword}))`,
  );

/** A page of the seller's own products and how many there are. */
export async function listProductsOf(
  reader: Reader,
  sellerId: number,
  query: Asked,
): Promise<{ rows: ProductRow[]; total: number }> {
  const below =
    query.category_id === undefined ? undefined : await categoriesBelow(reader, query.category_id);
  const isWanted = and(
    eq(products.sellerId, sellerId),
    query.status ? tabs[query.status] : undefined,
    below ? inArray(products.categoryId, below) : undefined,
    query.keyword ? matches(query.keyword) : undefined,
  );
  const rows = await reader
    .select()
    .from(products)
    .where(isWanted)
    .orderBy(...orders[query.sort])
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { rows, total: await reader.$count(products, isWanted) };
}

/** All own products of a tab for a sheet, oldest first. */
export const listAllOf = (
  reader: Reader,
  sellerId: number,
  tab: ProductTab | undefined,
  limit: number,
): Promise<ProductRow[]> =>
  reader
    .select()
    .from(products)
    .where(and(eq(products.sellerId, sellerId), tab ? tabs[tab] : undefined))
    .orderBy(products.id)
    .limit(limit);

/** How many own products are on each tab, and how many questions wait. */
export async function countTabs(reader: Reader, sellerId: number) {
  const counted = (tab: ProductTab) => sql<number>`(count(*) filter (where ${tabs[tab]}))::int`;
  const [row] = await reader
    .select({
      draft: counted('draft'),
      pending: counted('pending'),
      approved: counted('approved'),
      rejected: counted('rejected'),
      archived: counted('archived'),
      low: counted('low'),
      sold_out: counted('sold-out'),
      open_questions: sql<number>`(select count(*)::int from ${questions}
        where ${questions.sellerId} = ${sellerId} and ${questions.answer} is null)`,
    })
    .from(products)
    .where(eq(products.sellerId, sellerId));
  if (!row) throw new Error('nothing was counted');
  return row;
}
