import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { releaseTime } from '../../availability/index.ts';
import { claimantOf, lockNote } from './entry.queries.ts';
import { entries } from './entry.tables.ts';

/** Takes an own note out of the calendar; time that it has blocked is free again. */
export function deleteEntry(db: Reader, user: { id: number }, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const note = await lockNote(tx, user.id, id);
    if (note.isBlocked) await releaseTime(tx, claimantOf(note));
    await tx.delete(entries).where(eq(entries.id, note.id));
  });
}
