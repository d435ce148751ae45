import type { listAdminFoods } from '@souk/contract/modules/admin/food-products';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { and, asc, desc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type FoodRow, foodReports, foods } from '../../scanner/index.ts';

type QueueQuery = QueryOf<typeof listAdminFoods>;

const isReported = (reader: Reader): SQL =>
  exists(
    reader
      .select({ id: foodReports.id })
      .from(foodReports)
      .where(and(eq(foodReports.subjectId, foods.id), eq(foodReports.state, 'open'))),
  );

/** Name and brand contain the words, ignoring accents. */
const hasWords = (keyword: string): SQL =>
  sql`scanner.products.plain_words like '%' || nullif(search.plain(${keyword}), '') || '%'`;

const matches = (reader: Reader, { status, keyword, is_reported }: QueueQuery): SQL | undefined =>
  and(
    status ? eq(foods.state, status) : undefined,
    keyword ? or(hasWords(keyword), eq(foods.gtin, keyword.padStart(13, '0'))) : undefined,
    is_reported ? isReported(reader) : undefined,
  );

/** A page of foods: waiting ones by how long they have waited, others by age. */
export async function listQueue(
  reader: Reader,
  query: QueueQuery,
): Promise<{ rows: FoodRow[]; total: number }> {
  const order = query.status === 'pending' ? [asc(foods.updatedAt), asc(foods.id)] : [desc(foods.id)];
  const where = matches(reader, query);
  const rows = await reader
    .select()
    .from(foods)
    .where(where)
    .orderBy(...order)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { rows, total: await reader.$count(foods, where) };
}
