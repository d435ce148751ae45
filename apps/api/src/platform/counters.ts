import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from './db/database.ts';

/** A number shown next to the signed-in user, as one scalar subquery over the owning module's tables. */
export type Counter = (userId: number) => SQL;

const counters = new Map<string, Counter>();

export function registerCounters(fresh: Record<string, Counter>): void {
  for (const [name, counter] of Object.entries(fresh)) counters.set(name, counter);
}

/** All registered counters of a user in one query. */
export async function countFor(reader: Reader, userId: number): Promise<Record<string, number>> {
  if (counters.size === 0) return {};
  const columns = [...counters].map(
    ([name, counter]) => sql`(${counter(userId)})::int as ${sql.identifier(name)}`,
  );
  const { rows } = await reader.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0] ?? {};
}
