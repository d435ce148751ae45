import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db, Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { findSessionStart } from '../sessions/session.queries.ts';
import { getUser } from '../users/user.queries.ts';
import { deleteAccount } from './delete-account.ts';

/** An account without a password is erased only soon after a sign-in through its provider. */
const freshMinutes = 15;

async function isFresh(reader: Reader, viewer: User): Promise<boolean> {
  const startedAt = await findSessionStart(reader, viewer.sessionId);
  return startedAt !== undefined && clock.now().getTime() - startedAt.getTime() < minutesMs(freshMinutes);
}

/** Erases the own account, with its password. */
export async function deleteOwnAccount(
  db: Db,
  config: Config,
  viewer: User,
  password: string | undefined,
): Promise<void> {
  refuseActing(viewer);
  const user = await getUser(db, viewer.id);
  const isOwner = user.passwordHash
    ? await checkPassword(db, config, user, password)
    : await isFresh(db, viewer);
  if (!isOwner) throw new Problem('wrong-credentials');
  await deleteAccount(db, viewer.id, { role: 'owner', userId: viewer.id });
}
