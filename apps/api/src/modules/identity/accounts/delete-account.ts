import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { erasePersonalData } from '../../../platform/personal-data.ts';
import { userDeleted } from '../events.ts';
import { keepFullAdmin } from '../roles/keep-full-admin.ts';
import { findRoleOf } from '../roles/role.queries.ts';
import { moveUser } from '../users/move-user.ts';
import { lockUser } from '../users/user.queries.ts';

interface Eraser {
  role: 'owner' | 'admin';
  userId: number;
  reason?: string | undefined;
}

/** Erases the account in every module immediately; what the law requires is kept without a name. */
export function deleteAccount(db: Reader, userId: number, by: Eraser): Promise<void> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    await moveUser(tx, user, 'delete', by);
    await keepFullAdmin(tx, await findRoleOf(tx, userId));
    await erasePersonalData(tx, userId);
    await publish(tx, userDeleted, { userId });
  });
}
