import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type EntryRow, entries } from '../entries/entry.tables.ts';
import { type SourceRow, sources } from './source.tables.ts';

export interface CountedSource {
  source: SourceRow;
  count: number;
}

/** Somebody's calendars elsewhere, with how much was found in each. */
export const listSources = (reader: Reader, userId: number): Promise<CountedSource[]> =>
  reader
    .select({
      source: sources,
      count:
        sql<number>`(select count(*) from calendar.entries found where found.source_id = sources.id)`.mapWith(
          Number,
        ),
    })
    .from(sources)
    .where(eq(sources.userId, userId))
    .orderBy(asc(sources.id));

/** Locks a source until the transaction ends, so that it is read and removed one after the other. */
export async function findLockedSource(tx: Tx, id: number): Promise<SourceRow | undefined> {
  const [source] = await tx.select().from(sources).where(eq(sources.id, id)).for('update');
  return source;
}

export async function lockOwnSource(tx: Tx, userId: number, id: number): Promise<SourceRow> {
  const source = await findLockedSource(tx, id);
  if (source?.userId !== userId) throw new Problem('record-not-found');
  return source;
}

export const entriesOfSource = (reader: Reader, sourceId: number): Promise<EntryRow[]> =>
  reader
    .select()
    .from(entries)
    .where(and(eq(entries.sourceId, sourceId), isNotNull(entries.sourceKey)));

/** Who claims the time that a source blocks. */
export const sourceClaimant = ({ id }: { id: number }) => ({ kind: 'calendar.source', id });
