import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { revokeSessionsOf } from '../sessions/session.queries.ts';
import { getUser, lockUser } from '../users/user.queries.ts';
import { checkPassword } from './check-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { setPassword } from './set-password.ts';

interface Change {
  old_password: string;
  password: string;
}

/** Changes the password; this session stays, every other one ends. */
export async function changePassword(db: Db, config: Config, viewer: User, change: Change): Promise<void> {
  refuseActing(viewer);
  const owner = await getUser(db, viewer.id);
  const checkedHash = owner.passwordHash;
  if (!(await checkPassword(db, config, owner, change.old_password))) throw new Problem('old-password-wrong');
  if (change.old_password === change.password) throw new Problem('password-unchanged');
  const passwordHash = await hashNewPassword(change.password, owner);

  await db.transaction(async (tx) => {
    const user = await lockUser(tx, viewer.id);
    // Hashing takes time; the password may have been changed in the meantime.
    if (user.passwordHash !== checkedHash) throw new Problem('old-password-wrong');
    await revokeSessionsOf(tx, user.id, viewer.sessionId);
    await setPassword(tx, user, passwordHash);
  });
}
