import { eq } from 'drizzle-orm';
import { clock, daysMs, fromNow } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  fetchOutside,
  OutsideRefusal,
  publicReach,
  type Reach,
} from '../../../platform/http/fetch-outside.ts';
import { getUser } from '../../identity/index.ts';
import { type BusyTime, busyTimes } from './busy.rules.ts';
import { keepBusy } from './keep-busy.ts';
import { findLockedSource } from './source.queries.ts';
import { type SourceRow, sources } from './source.tables.ts';

export const readSourceJob = 'read-calendar-source';

const limits = { mostBytes: 1_000_000, withinMs: 10_000, redirects: 3 };
const horizonDays = 180;

interface Read {
  /** Null where nothing has changed since, or where it could not be read. */
  found: BusyTime[] | null;
  problem: SourceRow['problem'];
  etag: string | null;
  lastModified: string | null;
}

async function ask(source: SourceRow, timeZone: string, reach: Reach): Promise<Read> {
  const { etag, lastModified } = source;
  const headers = {
    'user-agent': 'Souk calendar',
    accept: 'text/calendar',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
  const same = { found: null, etag, lastModified };
  try {
    const answer = await fetchOutside(source.address, { ...limits, headers }, reach);
    if (answer.status === 304) return { ...same, problem: null };
    if (answer.status !== 200) return { ...same, problem: 'status' };
    const found = busyTimes(answer.body, {
      from: clock.now(),
      until: fromNow(daysMs(horizonDays)),
      timeZone,
    });
    if (!found) return { ...same, problem: 'no-calendar' };
    const { etag: tag = null, 'last-modified': since = null } = answer.headers;
    return { found, problem: null, etag: tag, lastModified: since };
  } catch (error) {
    if (error instanceof OutsideRefusal) return { ...same, problem: error.reason };
    throw error;
  }
}

/** Reads a calendar elsewhere and keeps what it says; what it said before stays while it cannot be read. */
export async function readSource(
  db: Db,
  { sourceId }: { sourceId: number },
  reach: Reach = publicReach,
): Promise<void> {
  const [known] = await db.select().from(sources).where(eq(sources.id, sourceId));
  if (!known) return;
  const { timeZone } = await getUser(db, known.userId);
  const { found, ...read } = await ask(known, timeZone, reach);
  await db.transaction(async (tx) => {
    const source = await findLockedSource(tx, sourceId);
    if (!source) return;
    await tx
      .update(sources)
      .set({ ...read, readAt: clock.now() })
      .where(eq(sources.id, sourceId));
    await keepBusy(tx, source, found);
  });
}
