import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { endActing } from '../../identity/index.ts';
import { addEntry } from '../audit/add-entry.ts';

/** Ends the session in which an admin acts for a user. */
export const stopActing = (db: Db, user: User): Promise<void> =>
  db.transaction(async (tx) => {
    const adminId = await endActing(tx, user);
    await addEntry(tx, adminId, {
      action: 'desk.acting-ended',
      target: { kind: 'identity.user', id: user.id },
      actingForId: user.id,
    });
  });
