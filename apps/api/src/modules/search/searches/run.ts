import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });
const names = new LRUCache<string, string>({ max: 500 });

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `search_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a query. Prepared ones keep their plan on the connection, for shapes whose best plan does not depend on the
 * values. The others are planned each time with their values.
 */
export async function run<Row>(reader: Reader, query: SQL, isPrepared = false): Promise<Row[]> {
  const built = dialect.sqlToQuery(query);
  const name = isPrepared ? nameOf(built.sql) : '';
  const result = await reader._.session.prepareQuery(built, undefined, name, false).execute();
  return (result as { rows: Row[] }).rows;
}
