import { hash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';
import { keptOfDatabase } from '../../../platform/kept.ts';
import { where } from './conditions.ts';
import { run } from './run.ts';

const dialect = new PgDialect({ casing: 'snake_case' });
const estimates = keptOfDatabase(new LRUCache<string, number>({ max: 2000, ttl: 60_000 }));
const lanes = keptOfDatabase(new LRUCache<'newest', number>({ max: 1, ttl: 5000 }));

/** Conditions and their values as a short key, to remember their estimate. */
export function digestOf(conditions: readonly SQL[]): string {
  const { sql: text, params } = dialect.sqlToQuery(where(conditions));
  return hash('sha256', JSON.stringify([text, params]), 'base64');
}

/** Estimates that are being asked for: a page and its facets want the same one at the same time. */
const asked = new Map<string, Promise<number>>();

async function askEstimate(reader: Reader, conditions: readonly SQL[], key: string): Promise<number> {
  const [row] = await run<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    reader,
    sql`explain (format json) select from search.documents d ${where(conditions)}`,
  );
  const rows = row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  estimates.set(key, rows);
  return rows;
}

/** How many documents meet the conditions, as far as that was asked or counted within a minute. */
export const knownCount = (key: string): number | undefined => estimates.get(key);

/** Spares the next ones the estimate: so many were counted. */
export const noteCount = (key: string, rows: number): void => void estimates.set(key, rows);

/** How many documents meet the conditions, by the planner's statistics; at most a minute old. */
export function estimateCount(reader: Reader, conditions: readonly SQL[], key: string): Promise<number> {
  const known = estimates.get(key);
  if (known !== undefined) return Promise.resolve(known);
  const asking = asked.get(key) ?? askEstimate(reader, conditions, key).finally(() => asked.delete(key));
  asked.set(key, asking);
  return asking;
}

/**
 * Where the lanes of the three tiers start and how many ids each spans; the migration uses the same numbers.
 */
export const paidLane = 100_000_000;
const laneWidth = 2 ** 13;
const paidLaneWidth = 2 ** 17;

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

interface Lane {
  number: number;
  /** Its share of all documents. */
  share: number;
}

const shares = keptOfDatabase(new LRUCache<'tiers', number[]>({ max: 1, ttl: 60_000 }));

/** Each tier's share of all documents, by the planner's statistics. */
async function tierShares(reader: Reader): Promise<number[]> {
  const known = shares.get('tiers');
  if (known) return known;
  const rows = await run<{ tier: number; share: number }>(
    reader,
    sql`select tier, share::float8 from pg_stats,
      unnest(most_common_vals::text::int[], most_common_freqs) as common (tier, share)
      where schemaname = 'search' and tablename = 'documents' and attname = 'tier'`,
  );
  const found = [0, 1, 2].map((tier) => rows.find((row) => row.tier === tier)?.share ?? 0);
  shares.set('tiers', found);
  return found;
}

/** Lanes of a tier, newest first; the newest of all may still be empty. */
function lanesOf(tier: number, newest: number, share: number): Lane[] {
  const width = tier === 0 ? laneWidth : paidLaneWidth;
  const last = Math.floor(newest / width);
  const spanOf = (lane: number) => Math.min(Math.max(newest - lane * width, 0), width);
  return Array.from({ length: last + 2 }, (_, back) => ({
    number: tier * paidLane + last + 1 - back,
    share: (share * spanOf(last + 1 - back)) / Math.max(newest, 1),
  }));
}

/** The first of these tiers come first. */
export type TierOrder = readonly [number, number, number];

/**
 * The lanes that probably contain this many of the estimated matches, tier by tier and newest first; undefined if
 * that would be most of them.
 */
export async function lanesFor(
  reader: Reader,
  wanted: number,
  estimated: number,
  order: TierOrder,
): Promise<number[] | undefined> {
  if (estimated <= wanted * 1.5) return undefined;
  const [newest, tiers] = [await newestId(reader), await tierShares(reader)];
  const all = order.flatMap((tier) => lanesOf(tier, newest, tiers[tier] ?? 0));
  const picked: number[] = [];
  let expected = 0;
  for (const { number, share } of all) {
    if (expected >= wanted) return picked.length > mostLanes ? undefined : picked;
    picked.push(number);
    expected += share * estimated;
  }
  return undefined;
}

/** Each lane is a search of its own; more of them cost more than they save. */
const mostLanes = 30;
