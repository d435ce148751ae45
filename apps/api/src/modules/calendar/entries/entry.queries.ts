import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type EntryRow, entries } from './entry.tables.ts';

/** More than anybody has in three months. */
const most = 3000;

/** What somebody has between two moments, in the order of time. */
export const entriesBetween = (
  reader: Reader,
  userId: number,
  [from, until]: readonly [Date, Date],
): Promise<EntryRow[]> =>
  reader
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.userId, userId),
        sql`tstzrange(${entries.startsAt}, ${entries.endsAt}) && tstzrange(${from.toISOString()}, ${until.toISOString()})`,
      ),
    )
    .orderBy(asc(entries.startsAt), asc(entries.id))
    .limit(most);

/** An entry of somebody's own calendar. */
export async function getEntry(reader: Reader, userId: number, id: number): Promise<EntryRow> {
  const [entry] = await reader
    .select()
    .from(entries)
    .where(and(eq(entries.id, id), eq(entries.userId, userId)));
  if (!entry) throw new Problem('record-not-found');
  return entry;
}

/** Locks what somebody has written themselves; what a trade has told only the trade changes. */
export async function lockNote(tx: Tx, userId: number, id: number): Promise<EntryRow> {
  const [note] = await tx
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.id, id),
        eq(entries.userId, userId),
        isNull(entries.subjectKind),
        isNull(entries.sourceId),
      ),
    )
    .for('update');
  if (!note) throw new Problem('record-not-found');
  return note;
}

/** What somebody still has today, where they are. */
export function countOfToday(userId: number): SQL {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  return sql`select count(*) from calendar.entries entry
    join identity.users person on person.id = entry.user_id
    cross join lateral (select case person.seller_type when 'private'
      then coalesce(person.display_time_zone, person.time_zone) else person.time_zone end) as kept (zone)
    where entry.user_id = ${userId} and tstzrange(entry.starts_at, entry.ends_at) && tstzrange(${now},
      (date_trunc('day', ${now} at time zone zone) + interval '1 day') at time zone zone)`;
}

/** Who claims the time that a note blocks. */
export const claimantOf = ({ id }: { id: number }) => ({ kind: 'calendar.entry', id });
