import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';
import { where } from './conditions.ts';
import { run } from './run.ts';

const dialect = new PgDialect({ casing: 'snake_case' });
const estimates = new LRUCache<string, number>({ max: 2000, ttl: 60_000 });
const lanes = new LRUCache<'newest', number>({ max: 1, ttl: 5000 });

/** Conditions and their values in a few bytes, to remember what was learnt about them. */
export function digestOf(conditions: readonly SQL[]): string {
  const { sql: text, params } = dialect.sqlToQuery(where(conditions));
  return createHash('sha256')
    .update(JSON.stringify([text, params]))
    .digest('base64');
}

/** How many documents hold the conditions, as the database's statistics say; a minute old at most. */
export async function estimateCount(
  reader: Reader,
  conditions: readonly SQL[],
  key: string,
): Promise<number> {
  const known = estimates.get(key);
  if (known !== undefined) return known;
  const [row] = await run<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    reader,
    sql`explain (format json) select from search.documents d ${where(conditions)}`,
  );
  const rows = row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  estimates.set(key, rows);
  return rows;
}

/** Where lanes of the three tiers begin and how many ids each spans; the migration computes them alike. */
const paidLane = 100_000_000;

async function newestId(reader: Reader): Promise<number> {
  const known = lanes.get('newest');
  if (known !== undefined) return known;
  const [row] = await run<{ id: number }>(
    reader,
    sql`select coalesce(max(id), 0)::int8 as id from search.documents`,
    true,
  );
  lanes.set('newest', row?.id ?? 0);
  return row?.id ?? 0;
}

const fromTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * All lanes of the paid tiers and the newest of the others, enough to hold so many of the estimated matches.
 * Undefined where nearly every lane would be needed.
 */
export async function lanesFor(
  reader: Reader,
  wanted: number,
  estimated: number,
): Promise<number[] | undefined> {
  if (estimated <= wanted * 1.5) return undefined;
  const newest = await newestId(reader);
  const last = (newest >> 12) + 1;
  const count = Math.ceil((wanted / estimated) * (last + 1)) + 1;
  if (count > last * 0.7) return undefined;
  const paid = [1, 2].flatMap((tier) => fromTo(tier * paidLane, tier * paidLane + (newest >> 16) + 1));
  return [...paid, ...fromTo(last - count, last)];
}
