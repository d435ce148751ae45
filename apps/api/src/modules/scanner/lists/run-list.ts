import type { Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/** SQL texts built before: building one takes longer than running many of them. */
const written = new LRUCache<string, Query>({ max: 1000 });

function write(build: () => SQL, key: string | undefined): Query {
  const known = key === undefined ? undefined : written.get(key);
  if (known) return known;
  const query = dialect.sqlToQuery(build());
  if (key !== undefined) written.set(key, query);
  return query;
}

interface ListQuery {
  build: () => SQL;
  /**
   * Identifies everything the query is built from, including its values; without it the query is built each time.
   */
  key: string | undefined;
  /**
   * Planned each time with its values: whether to walk a list from its newest row or to use an index depends on how
   * many rows match, and the wrong plan is a thousand times slower.
   */
  isPlannedAfresh: boolean;
}

/** Runs a list's query. */
export async function runList<Row>(
  reader: Reader,
  { build, key, isPlannedAfresh }: ListQuery,
): Promise<Row[]> {
  // Without a name the client prepares it like any frequent query; it never prepares one with an empty name.
  const name = isPlannedAfresh ? '' : undefined;
  const result = await reader._.session.prepareQuery(write(build, key), undefined, name, false).execute();
  return (result as { rows: Row[] }).rows;
}
