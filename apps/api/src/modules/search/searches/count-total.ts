import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';
import { where } from './conditions.ts';
import { digestOf, estimateCount } from './estimate.ts';
import { run } from './run.ts';

export interface Total {
  total: number;
  isExact: boolean;
}

/** Up to here every answer is counted afresh. */
const freshLimit = 1000;
/** Beyond this the database's estimate is told. */
const exactLimit = 10_000;

/** Large totals may be half a minute old. */
const totals = new LRUCache<string, Total>({ max: 2000, ttl: 30_000 });

async function countUpTo(reader: Reader, conditions: readonly SQL[], limit: number, isPrepared: boolean) {
  const [row] = await run<{ total: number }>(
    reader,
    sql`select count(*) as total from (select from search.documents d ${where(conditions)} limit ${limit + 1}) some`,
    isPrepared,
  );
  return row?.total ?? 0;
}

/** How many documents hold the conditions: exact up to ten thousand, then an estimate. */
export async function countTotal(
  reader: Reader,
  conditions: readonly SQL[],
  isPrepared: boolean,
): Promise<Total> {
  const key = digestOf(conditions);
  const known = totals.get(key);
  if (known) return known;
  const few = await countUpTo(reader, conditions, freshLimit, isPrepared);
  if (few <= freshLimit) return { total: few, isExact: true };
  const many = await countUpTo(reader, conditions, exactLimit, isPrepared);
  const total =
    many <= exactLimit
      ? { total: many, isExact: true }
      : { total: Math.max(many, await estimateCount(reader, conditions, key)), isExact: false };
  totals.set(key, total);
  return total;
}
