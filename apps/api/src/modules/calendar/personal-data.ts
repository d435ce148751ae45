import { eq, inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { releaseTime } from '../availability/index.ts';
import { claimantOf } from './entries/entry.queries.ts';
import { entries } from './entries/entry.tables.ts';
import { feeds } from './feeds/feed.tables.ts';
import { removeSource } from './sources/remove-source.ts';
import { listSources } from './sources/source.queries.ts';

/** Somebody's own calendar goes with them, and their name out of the calendars of the other sides. */
export const calendarPersonalData: PersonalData = {
  export: async (reader, userId) => {
    const own = await reader.select().from(entries).where(eq(entries.userId, userId));
    // Who the other side is, is theirs; a business's export leaves out its customers.
    const sources = (await listSources(reader, userId)).map(({ source }) => source);
    if (own.length === 0 && sources.length === 0) return null;
    return { calendar: own.map(({ who: _theirs, ...entry }) => entry), sources };
  },
  erase: async (tx, userId) => {
    const shared = tx
      .select({ id: entries.id })
      .from(entries)
      .where(
        sql`(${entries.subjectKind}, ${entries.subjectId}) in (select subject_kind, subject_id from calendar.entries
          where user_id = ${userId} and subject_kind is not null)`,
      );
    await tx.update(entries).set({ who: null, place: null }).where(inArray(entries.id, shared));
    for (const { source } of await listSources(tx, userId)) await removeSource(tx, { id: userId }, source.id);
    await tx.delete(feeds).where(eq(feeds.userId, userId));
    const gone = await tx.delete(entries).where(eq(entries.userId, userId)).returning();
    for (const note of gone.filter(({ isBlocked }) => isBlocked)) await releaseTime(tx, claimantOf(note));
  },
};
