import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { clock, daysMs, hoursMs, minutesMs } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import { streamMessages } from '../platform.tables.ts';

/** Messages are kept so long; a client that was away longer starts over. */
export const keepMessagesMs = daysMs(2);

/** How much earlier than its commit a message may have been stamped. */
const stampSlackMs = hoursMs(1);

export type StreamMessage = Pick<typeof streamMessages.$inferSelect, 'id' | 'topic' | 'payload'>;

/** A user's messages after one of them, oldest first. */
export const listAfter = (
  reader: Reader,
  userId: number,
  afterId: number,
  limit: number,
): Promise<StreamMessage[]> =>
  reader
    .select({ id: streamMessages.id, topic: streamMessages.topic, payload: streamMessages.payload })
    .from(streamMessages)
    .where(and(eq(streamMessages.userId, userId), gt(streamMessages.id, afterId)))
    .orderBy(asc(streamMessages.id))
    .limit(limit);

/** The newest message of this user, 0 before the first. */
export async function newestId(reader: Reader, userId: number): Promise<number> {
  const [row] = await reader
    .select({ id: sql<number>`coalesce(max(${streamMessages.id}), 0)::int8` })
    .from(streamMessages)
    .where(eq(streamMessages.userId, userId));
  return row?.id ?? 0;
}

/** A page that was rendered longer ago is told what it shows anew when it is loaded. */
const oldestPageMs = minutesMs(5);
/** Transactions take less time than this from a message's stamp to their commit. */
const commitSlackMs = 10_000;

/** The last message that a page rendered at a moment has surely seen, 0 before the first. */
export async function newestIdAt(reader: Reader, userId: number, renderedAt: number): Promise<number> {
  const since = Math.max(renderedAt, clock.now().getTime() - oldestPageMs) - commitSlackMs;
  const [row] = await reader
    .select({ id: sql<number>`coalesce(max(${streamMessages.id}), 0)::int8` })
    .from(streamMessages)
    .where(and(eq(streamMessages.userId, userId), lt(streamMessages.at, new Date(since))));
  return row?.id ?? 0;
}

async function hasMessage(reader: Reader, userId: number, id: number): Promise<boolean> {
  const [row] = await reader
    .select({ id: streamMessages.id })
    .from(streamMessages)
    .where(and(eq(streamMessages.userId, userId), eq(streamMessages.id, id)));
  return row !== undefined;
}

async function wasGiven(reader: Reader, id: number): Promise<boolean> {
  const { rows } = await reader.execute<{ last: number }>(
    sql`select last_value as last from platform.stream_messages_id_seq`,
  );
  return id <= (rows[0]?.last ?? 0);
}

/** An id for a moment at which a client had everything up to a message, even if there is none. */
export const momentId = (id: number, at: Date): string => `${id}-${at.getTime()}`;

/**
 * Where a client that knows this event id resumes; undefined if messages after it may have been deleted. An existing
 * message shows that none after it was deleted; for a moment its age does.
 */
export async function positionAfter(
  reader: Reader,
  userId: number,
  lastEventId: string,
): Promise<number | undefined> {
  const [, digits, stamp] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(lastEventId) ?? [];
  if (!digits) return undefined;
  const id = Number(digits);
  if (!stamp) return (await hasMessage(reader, userId, id)) ? id : undefined;
  const isFresh = Number(stamp) > clock.now().getTime() - keepMessagesMs + stampSlackMs;
  return isFresh && (await wasGiven(reader, id)) ? id : undefined;
}
