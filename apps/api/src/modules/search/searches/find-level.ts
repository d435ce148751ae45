import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';
import { keptOfDatabase } from '../../../platform/kept.ts';
import { run } from './run.ts';

/** A category that moves within the tree is still searched at its old level for this long. */
const levels = keptOfDatabase(new LRUCache<number, number>({ max: 5000, ttl: 60_000 }));

/** The depth of a category in the tree, by its documents; undefined while it has none. */
export async function findLevel(reader: Reader, categoryId: number): Promise<number | undefined> {
  const known = levels.get(categoryId);
  if (known !== undefined) return known;
  const [row] = await run<{ level: number | null }>(
    reader,
    sql`select case
      when exists (select from search.documents where root_id = ${categoryId}::int) then 1
      when exists (select from search.documents where branch_id = ${categoryId}::int) then 2 end as level`,
    true,
  );
  if (row?.level) levels.set(categoryId, row.level);
  return row?.level ?? undefined;
}
