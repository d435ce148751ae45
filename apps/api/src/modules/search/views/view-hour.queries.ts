import { type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';

const hourOf = (at: Date): string => new Date(at.getTime() - (at.getTime() % 3_600_000)).toISOString();

/** Counts one view in its hour; owners viewing their own things do not count. */
export const countLook = (subject: { kind: string; id: number }, viewerId: number | undefined): SQL =>
  sql`insert into search.view_hours as h (kind, subject_id, hour, owner_id, views)
    select kind, subject_id, ${hourOf(clock.now())}::timestamptz, owner_id, 1 from search.documents
    where kind = ${subject.kind} and subject_id = ${subject.id}::bigint
      and owner_id <> ${viewerId ?? 0}::bigint
    on conflict (kind, subject_id, hour) do update set views = h.views + 1`;

export interface Span {
  since: Date;
  /** Exclusive. */
  until: Date;
}

const isIn = ({ since, until }: Span): SQL =>
  sql`hour >= ${since.toISOString()}::timestamptz and hour < ${until.toISOString()}::timestamptz`;

/** How often a user's things of this kind were viewed in each span. */
export async function countViewsOf(
  reader: Reader,
  owner: { id: number; kind: string },
  spans: readonly Span[],
): Promise<number[]> {
  const counted = spans.map(
    (span) => sql`(select coalesce(sum(views), 0)::int from search.view_hours
    where owner_id = ${owner.id} and kind = ${owner.kind} and ${isIn(span)})`,
  );
  const { rows } = await reader.execute<{ views: number[] }>(
    sql`select array[${sql.join(counted, sql`, `)}] as views`,
  );
  return rows[0]?.views ?? [];
}

/** Thing → its views in the span; things without any are left out. */
export async function viewsOf(
  reader: Reader,
  kind: string,
  ids: readonly number[],
  span: Span,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await reader.execute<{ id: number; views: number }>(sql`
    select subject_id::float8 as id, sum(views)::int as views from search.view_hours
    where kind = ${kind} and subject_id = any(${sql.param(`{${ids.join(',')}}`)}::bigint[]) and ${isIn(span)}
    group by 1`);
  return new Map(rows.map(({ id, views }) => [id, views]));
}
