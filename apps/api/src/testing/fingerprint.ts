import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';

/** Written even if nothing is changed: counters of the limiter. */
const isBookkeeping = (table: string) => /^(platform\.rate_limits|graphile_worker\.)/.test(table);

/** Changes with any written row; of sessions with more than the time they were last used at, which any call may note. */
const changing = (table: string) =>
  table === 'identity.sessions'
    ? "sum(hashtext((to_jsonb(written) - 'last_used_at')::text)::bigint)"
    : 'sum(xmin::text::bigint)';

/** One number per table, which changes with any written row. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select schemaname || '.' || relname as name from pg_stat_user_tables order by 1`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !isBookkeeping(name));
  const parts = tables.map(
    (name) =>
      `select '${name}' as name, count(*) || ':' || coalesce(${changing(name)}, 0) as sum from ${name} written`,
  );
  const { rows: sums } = await db.execute<{ name: string; sum: string }>(sql.raw(parts.join(' union all ')));
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]));
}
