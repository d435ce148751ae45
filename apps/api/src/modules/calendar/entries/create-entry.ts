import type { EntryFields } from '@souk/contract/modules/calendar/entries';
import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../../platform/db/database.ts';
import { blockedResources, blockForNote } from './block-for-note.ts';
import { type EntryRow, entries } from './entry.tables.ts';
import { noteTimes } from './note-times.ts';

interface Keeper {
  id: number;
  sellerType: SellerType;
}

/** Writes a note into somebody's own calendar, and blocks the time of a business where it says so. */
export function createEntry(
  db: Reader,
  user: Keeper,
  form: EntryFields,
  timeZone: string,
): Promise<EntryRow> {
  return db.transaction(async (tx) => {
    const { title, is_blocked: isBlocked = false, resource_id: resourceId = null } = form;
    const times = noteTimes(form, timeZone);
    const resourceIds = await blockedResources(tx, user, resourceId);
    const [note] = await tx
      .insert(entries)
      .values({
        userId: user.id,
        title,
        ...times,
        state: 'confirmed',
        isBusy: isBlocked,
        isOfTeam: isBlocked && resourceIds.length > 0,
        isBlocked,
        resourceId,
      })
      .returning();
    if (!note) throw new Error('the note was not written');
    await blockForNote(tx, note, resourceIds, timeZone);
    return note;
  });
}
