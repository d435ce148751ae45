import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { revokeSessionsOf } from '../sessions/session.queries.ts';
import { getUser, lockUser } from '../users/user.queries.ts';
import { hashPassword, isPassword } from './password.rules.ts';
import { setPassword } from './set-password.ts';

interface Change {
  old_password: string;
  password: string;
}

/** Changes the password; this session stays, every other one ends. */
export async function changePassword(db: Db, viewer: User, change: Change): Promise<void> {
  refuseActing(viewer);
  const { passwordHash: checkedHash } = await getUser(db, viewer.id);
  if (!(await isPassword(checkedHash, change.old_password))) throw new Problem('old-password-wrong');
  if (change.old_password === change.password) throw new Problem('password-unchanged');
  const passwordHash = await hashPassword(change.password);

  await db.transaction(async (tx) => {
    const user = await lockUser(tx, viewer.id);
    // Hashing takes its time; a change that came between has made the old password wrong.
    if (user.passwordHash !== checkedHash) throw new Problem('old-password-wrong');
    await revokeSessionsOf(tx, user.id, viewer.sessionId);
    await setPassword(tx, user, passwordHash);
  });
}
