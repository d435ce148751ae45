import type { listAudit } from '@souk/contract/modules/admin/audit';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { and, desc, eq, gte, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { startOfDay } from '../../../platform/period.ts';
import { type AuditRow, auditLog } from './audit.tables.ts';

export type AuditQuery = QueryOf<typeof listAudit>;

const matches = (query: AuditQuery, timeZone: string): SQL | undefined =>
  and(
    query.actor_id ? eq(auditLog.actorId, query.actor_id) : undefined,
    query.action ? eq(auditLog.action, query.action) : undefined,
    query.area ? like(auditLog.action, `${query.area}.%`) : undefined,
    query.target_kind ? eq(auditLog.targetKind, query.target_kind) : undefined,
    query.target_id ? eq(auditLog.targetId, query.target_id) : undefined,
    query.from ? gte(auditLog.at, startOfDay(query.from, timeZone)) : undefined,
    // The last day is included completely.
    query.to ? lt(auditLog.at, startOfDay(query.to, timeZone, 1)) : undefined,
  );

/** A page of the log, newest first. */
export async function listEntries(
  reader: Reader,
  query: AuditQuery,
  timeZone: string,
): Promise<{ rows: AuditRow[]; total: number }> {
  const rows = await reader
    .select()
    .from(auditLog)
    .where(matches(query, timeZone))
    .orderBy(desc(auditLog.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { rows, total: await reader.$count(auditLog, matches(query, timeZone)) };
}

/** More admins than a filter can show. */
const maxActors = 200;

/** Everybody with entries in the log: skips from actor to actor in the index instead of reading every entry. */
export async function listActorIds(reader: Reader): Promise<number[]> {
  const { rows } = await reader.execute<{ id: number }>(sql`
    with recursive actors as (
      (select actor_id as id from ${auditLog} order by actor_id limit 1)
      union all
      select (select actor_id from ${auditLog} where actor_id > actors.id order by actor_id limit 1)
      from actors where actors.id is not null
    )
    select id from actors where id is not null limit ${maxActors}`);
  return rows.map(({ id }) => id);
}
