import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';
import { keptOfDatabase } from '../../../platform/kept.ts';
import { where } from './conditions.ts';
import { digestOf, estimateCount } from './estimate.ts';
import { run } from './run.ts';

export interface Total {
  total: number;
  isExact: boolean;
}

/** Up to this total every answer is counted afresh. */
const freshLimit = 1000;
/** Beyond this the planner's estimate is used. */
const exactLimit = 10_000;

/** Large totals may be half a minute old. */
const totals = keptOfDatabase(new LRUCache<string, Total>({ max: 2000, ttl: 30_000 }));

async function countUpTo(reader: Reader, conditions: readonly SQL[], limit: number, isPrepared: boolean) {
  const [row] = await run<{ total: number }>(
    reader,
    sql`select count(*) as total from (select from search.documents d ${where(conditions)} limit ${limit + 1}) counted`,
    isPrepared,
  );
  return row?.total ?? 0;
}

/**
 * How many documents meet the conditions. A plain list is counted up to ten thousand; under filters, where counting
 * means reading rows, only results that the statistics consider small are counted.
 */
export async function countTotal(
  reader: Reader,
  conditions: readonly SQL[],
  isPlain: boolean,
): Promise<Total> {
  const key = digestOf(conditions);
  const known = totals.get(key);
  if (known) return known;
  const estimated = isPlain ? 0 : await estimateCount(reader, conditions, key);
  if (estimated > freshLimit * 1.5) return { total: estimated, isExact: false };
  const few = await countUpTo(reader, conditions, freshLimit, isPlain);
  if (few <= freshLimit) return { total: few, isExact: true };
  const many = isPlain ? await countUpTo(reader, conditions, exactLimit, true) : exactLimit + 1;
  const total =
    many <= exactLimit
      ? { total: many, isExact: true }
      : { total: Math.max(few, await estimateCount(reader, conditions, key)), isExact: false };
  totals.set(key, total);
  return total;
}
