import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { requireRecentAuthentication } from '../second-factors/recent-authentication.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { getUser } from '../users/user.queries.ts';
import { deleteAccount } from './delete-account.ts';

/**
 * Erases the user's own account; they confirm with their password or, without one, with a recent sign-in or second
 * factor.
 */
export async function deleteOwnAccount(
  db: Db,
  config: Config,
  viewer: User,
  password: string | undefined,
): Promise<void> {
  refuseActing(viewer);
  const user = await getUser(db, viewer.id);
  if (user.passwordHash === null) await requireRecentAuthentication(db, viewer);
  else if (!(await checkPassword(db, config, user, password))) throw new Problem('wrong-credentials');
  await deleteAccount(db, viewer.id, { role: 'owner', userId: viewer.id });
}
