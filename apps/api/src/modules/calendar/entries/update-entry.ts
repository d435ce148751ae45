import type { EntryChanges } from '@souk/contract/modules/calendar/entries';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { eq, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { blockedResources, blockForNote } from './block-for-note.ts';
import { presentEntries } from './entry.present.ts';
import { lockNote } from './entry.queries.ts';
import { type EntryRow, entries } from './entry.tables.ts';
import { noteTimes } from './note-times.ts';

interface Keeper {
  id: number;
  sellerType: SellerType;
}

/** What the note says until now, as its form would. */
function formOf(note: EntryRow, timeZone: string) {
  const [shown] = presentEntries([note], timeZone);
  if (!shown) throw new Error('an entry is always shown');
  const { date, end_date, start_time, end_time, all_day } = shown;
  return { date, end_date, start_time, end_time, all_day };
}

/** Another day takes the last day along. */
function changed(before: ReturnType<typeof formOf>, changes: EntryChanges) {
  const { date = before.date, end_date } = changes;
  const isMoved = date !== before.date;
  return {
    date,
    end_date: end_date ?? (isMoved ? undefined : before.end_date),
    start_time: changes.start_time ?? before.start_time,
    end_time: changes.end_time ?? before.end_time,
    all_day: changes.all_day ?? before.all_day,
  };
}

/** Changes or moves an own note, and what it blocks with it. */
export function updateEntry(
  db: Reader,
  user: Keeper,
  id: number,
  { changes, timeZone }: { changes: EntryChanges; timeZone: string },
): Promise<EntryRow> {
  return db.transaction(async (tx) => {
    const before = await lockNote(tx, user.id, id);
    const isBlocked = changes.is_blocked ?? before.isBlocked;
    const resourceId = changes.resource_id === undefined ? before.resourceId : changes.resource_id;
    const times = noteTimes(changed(formOf(before, timeZone), changes), timeZone);
    const resourceIds = await blockedResources(tx, user, resourceId);
    const [note] = await tx
      .update(entries)
      .set({
        ...times,
        title: changes.title ?? before.title,
        isBlocked,
        isBusy: isBlocked,
        isOfTeam: isBlocked && resourceIds.length > 0,
        resourceId,
        sequence: sql`${entries.sequence} + 1`,
        updatedAt: clock.now(),
      })
      .where(eq(entries.id, before.id))
      .returning();
    if (!note) throw new Error('the note was not written');
    await blockForNote(tx, note, resourceIds, timeZone);
    return note;
  });
}
