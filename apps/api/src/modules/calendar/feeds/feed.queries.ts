import { and, asc, eq } from 'drizzle-orm';
import { clock, daysMs, fromNow } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { digestOf } from '../../../platform/ids.ts';
import { claimsBetween } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';
import { claimantOf, entriesBetween } from '../entries/entry.queries.ts';
import type { EntryRow } from '../entries/entry.tables.ts';
import { type FeedRow, feeds } from './feed.tables.ts';

export const listFeeds = (reader: Reader, userId: number): Promise<FeedRow[]> =>
  reader.select().from(feeds).where(eq(feeds.userId, userId)).orderBy(asc(feeds.id));

/** The feed of a secret address; for a wrong one, and where its owner was blocked, there is none. */
export async function getFeedOf(reader: Reader, token: string): Promise<FeedRow> {
  const [feed] = await reader
    .select()
    .from(feeds)
    .where(eq(feeds.tokenDigest, digestOf(token)));
  const isShown = feed && (await getUser(reader, feed.userId)).status === 'active';
  if (!isShown) throw new Problem('record-not-found');
  return feed;
}

const pastDays = 30;
const comingDays = 366;

/** What a feed shows: everything of its owner, or what takes the time of one resource. */
export async function entriesOfFeed(
  reader: Reader,
  { userId, resourceId }: Pick<FeedRow, 'userId' | 'resourceId'>,
): Promise<EntryRow[]> {
  const span = [new Date(clock.now().getTime() - daysMs(pastDays)), fromNow(daysMs(comingDays))] as const;
  const all = await entriesBetween(reader, userId, span);
  if (resourceId === null) return all.filter(({ sourceId }) => sourceId === null);
  const claims = await claimsBetween(reader, [resourceId], span);
  const nameOf = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`;
  const claimed = new Set(claims.map(({ claimant }) => nameOf(claimant)));
  return all.filter(
    (entry) =>
      entry.sourceId === null &&
      claimed.has(
        nameOf(
          entry.subjectKind !== null && entry.subjectId !== null
            ? { kind: entry.subjectKind, id: entry.subjectId }
            : claimantOf(entry),
        ),
      ),
  );
}

export const isFeedOf = (userId: number, id: number) => and(eq(feeds.id, id), eq(feeds.userId, userId));
