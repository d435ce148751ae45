import { sql } from 'drizzle-orm';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { heatOf, warmer } from './heat.ts';

/** A signed-in user, or a visitor by the id of his device's cookie. */
export type Viewer = { userId: number } | { deviceId: string };

export const viewerKey = (viewer: Viewer): string =>
  'userId' in viewer ? `user:${viewer.userId}` : `device:${viewer.deviceId.slice(0, 100)}`;

/** Looking again within this time is the same view. */
const sameViewMinutes = 30;
/** Views kept per viewer. */
const keptViews = 100;

/** Notes that the viewer has looked at a thing; it grows more popular by each viewer once in a while. */
export async function recordView(
  db: Db,
  viewer: Viewer,
  subject: { kind: string; id: number },
): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - minutesMs(sameViewMinutes)).toISOString();
  const key = viewerKey(viewer);
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ is_fresh: boolean }>(sql`
      with seen as (select viewed_at from search.views
        where viewer = ${key} and kind = ${subject.kind} and subject_id = ${subject.id}),
      noted as (insert into search.views (viewer, kind, subject_id, viewed_at)
        select ${key}, ${subject.kind}, ${subject.id}::bigint, ${now.toISOString()}::timestamptz
        where exists (select from search.documents where kind = ${subject.kind} and subject_id = ${subject.id}::bigint)
        on conflict (viewer, kind, subject_id) do update set viewed_at = excluded.viewed_at returning 1)
      select exists (select from noted) and not exists (
        select from seen where viewed_at > ${since}::timestamptz) as is_fresh`);
    if (!rows[0]?.is_fresh) return;
    await tx.execute(sql`insert into search.popularity as p (document_id, module, root_id, heat)
      select id, module, root_id, ${heatOf(now)} from search.documents
      where kind = ${subject.kind} and subject_id = ${subject.id}::bigint
      on conflict (document_id) do update set heat = ${warmer(sql`p.heat`, sql`excluded.heat`)}`);
    await tx.execute(sql`delete from search.views where viewer = ${key} and viewed_at < (
      select viewed_at from search.views where viewer = ${key} order by viewed_at desc offset ${keptViews} limit 1)`);
  });
}
