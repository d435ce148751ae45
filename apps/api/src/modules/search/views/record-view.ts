import { sql } from 'drizzle-orm';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { heatOf, warmer } from './heat.ts';
import { countLook } from './view-hour.queries.ts';

/** A signed-in user, with the id of the device's cookie if there is one, or a visitor by that id alone. */
export type Viewer = { userId: number; deviceId?: string | undefined } | { deviceId: string };

const deviceKey = (deviceId: string): string => `device:${deviceId.slice(0, 100)}`;

export const userKey = (userId: number): string => `user:${userId}`;

/** The keys under which the viewer's views are stored, the account's first. */
export function viewerKeys(viewer: Viewer): [string, ...string[]] {
  const device = viewer.deviceId ? [deviceKey(viewer.deviceId)] : [];
  return 'userId' in viewer ? [userKey(viewer.userId), ...device] : [deviceKey(viewer.deviceId)];
}

/** Viewing again within this time is the same view. */
const sameViewMinutes = 30;
/** Views kept per viewer. */
const keptViews = 100;

/** Moves views from before the sign-in to the account, so that the device's next visitor does not see them. */
async function adoptViews(tx: Tx, own: string, ofDevice: string): Promise<void> {
  await tx.execute(sql`
    with adopted as (delete from search.views where viewer = ${ofDevice} returning kind, subject_id, viewed_at)
    insert into search.views as v (viewer, kind, subject_id, viewed_at)
    select ${own}, kind, subject_id, viewed_at from adopted order by kind, subject_id
    on conflict (viewer, kind, subject_id) do update set viewed_at = greatest(v.viewed_at, excluded.viewed_at)`);
}

/**
 * Records that the viewer has seen a thing; each viewer adds to its popularity once in a while. Returns whether there
 * is such a thing.
 */
export async function recordView(
  db: Db,
  viewer: Viewer,
  subject: { kind: string; id: number },
): Promise<boolean> {
  const now = clock.now();
  const since = new Date(now.getTime() - minutesMs(sameViewMinutes)).toISOString();
  const [key, ofDevice] = viewerKeys(viewer);
  return db.transaction(async (tx) => {
    if (ofDevice) await adoptViews(tx, key, ofDevice);
    const { rows } = await tx.execute<{ is_noted: boolean; is_known: boolean }>(sql`
      with seen as (select viewed_at from search.views
        where viewer = ${key} and kind = ${subject.kind} and subject_id = ${subject.id}),
      noted as (insert into search.views (viewer, kind, subject_id, viewed_at)
        select ${key}, ${subject.kind}, ${subject.id}::bigint, ${now.toISOString()}::timestamptz
        where exists (select from search.documents where kind = ${subject.kind} and subject_id = ${subject.id}::bigint)
        on conflict (viewer, kind, subject_id) do update set viewed_at = excluded.viewed_at returning 1)
      select exists (select from noted) as is_noted,
        exists (select from seen where viewed_at > ${since}::timestamptz) as is_known`);
    const { is_noted: isNoted = false, is_known: isKnown = false } = rows[0] ?? {};
    if (!isNoted || isKnown) return isNoted;
    await tx.execute(sql`insert into search.popularity as p (document_id, module, root_id, heat)
      select id, module, root_id, ${heatOf(now)} from search.documents
      where kind = ${subject.kind} and subject_id = ${subject.id}::bigint
      on conflict (document_id) do update set heat = ${warmer(sql`p.heat`, sql`excluded.heat`)}`);
    await tx.execute(countLook(subject, 'userId' in viewer ? viewer.userId : undefined));
    await tx.execute(sql`delete from search.views where viewer = ${key} and viewed_at < (
      select viewed_at from search.views where viewer = ${key} order by viewed_at desc offset ${keptViews} limit 1)`);
    return isNoted;
  });
}
