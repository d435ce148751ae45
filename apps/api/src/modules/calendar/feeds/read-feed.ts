import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { namesOfResources } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';
import type { EntryRow } from '../entries/entry.tables.ts';
import { entriesOfFeed, getFeedOf } from './feed.queries.ts';
import { feeds } from './feed.tables.ts';

/** Reading it more often is not written down. */
const notedEveryMs = minutesMs(5);

/** What a secret address shows, and when somebody has last asked for it. */
export async function readFeed(db: Db, token: string): Promise<{ name: string; entries: EntryRow[] }> {
  const feed = await getFeedOf(db, token);
  const at = clock.now();
  const longAgo = new Date(at.getTime() - notedEveryMs);
  await db
    .update(feeds)
    .set({ readAt: at })
    .where(and(eq(feeds.id, feed.id), or(isNull(feeds.readAt), lt(feeds.readAt, longAgo))));
  const resources = await namesOfResources(db, feed.resourceId === null ? [] : [feed.resourceId]);
  const name = resources.get(feed.resourceId ?? 0)?.name ?? (await getUser(db, feed.userId)).name;
  return { name, entries: await entriesOfFeed(db, feed) };
}
