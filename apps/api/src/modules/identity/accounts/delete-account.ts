import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Db, Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import type { User } from '../../../platform/http/user.ts';
import { erasePersonalData } from '../../../platform/personal-data.ts';
import { userDeleted } from '../events.ts';
import { isPassword } from '../passwords/password.rules.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { findSessionStart } from '../sessions/session.queries.ts';
import { moveUser } from '../users/move-user.ts';
import { getUser, lockUser } from '../users/user.queries.ts';

/** An account without a password is erased only soon after a sign-in through its provider. */
const freshMinutes = 15;

interface Eraser {
  role: 'owner' | 'admin';
  userId: number;
  reason?: string | undefined;
}

/** Erases the account in every module at once; what the law keeps stays without a name. */
export function deleteAccount(db: Db, userId: number, by: Eraser): Promise<void> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    await moveUser(tx, user, 'delete', by);
    await erasePersonalData(tx, userId);
    await publish(tx, userDeleted, { userId });
  });
}

async function isFresh(reader: Reader, viewer: User): Promise<boolean> {
  const startedAt = await findSessionStart(reader, viewer.sessionId);
  return startedAt !== undefined && clock.now().getTime() - startedAt.getTime() < minutesMs(freshMinutes);
}

/** Erases the own account, with its password. */
export async function deleteOwnAccount(db: Db, viewer: User, password: string | undefined): Promise<void> {
  refuseActing(viewer);
  const { passwordHash } = await getUser(db, viewer.id);
  const isOwner = passwordHash ? await isPassword(passwordHash, password ?? '') : await isFresh(db, viewer);
  if (!isOwner) throw new Problem('wrong-credentials');
  await deleteAccount(db, viewer.id, { role: 'owner', userId: viewer.id });
}
