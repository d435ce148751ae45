import type { Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/** Queries that were written out before: that takes longer than many of them run. */
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
  /** Stands for everything that the query is built of, its values included; without one it is built each time. */
  key: string | undefined;
  /**
   * Planned each time with its values known: where it hangs on how many have what is asked for whether a list is
   * walked from its newest or gathered by an index, the wrong way costs a thousand times as much.
   */
  isPlannedAfresh: boolean;
}

/** Runs a query of a list. */
export async function runList<Row>(
  reader: Reader,
  { build, key, isPlannedAfresh }: ListQuery,
): Promise<Row[]> {
  // Without a name the client prepares it as it does all that come often; an empty one it never prepares.
  const name = isPlannedAfresh ? '' : undefined;
  const result = await reader._.session.prepareQuery(write(build, key), undefined, name, false).execute();
  return (result as { rows: Row[] }).rows;
}
