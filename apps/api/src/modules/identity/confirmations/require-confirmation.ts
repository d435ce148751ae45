import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { requireRecentAuthentication } from '../second-factors/recent-authentication.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { getUser } from '../users/user.queries.ts';

interface Given {
  password?: string | undefined;
}

/**
 * Refuses anybody but the account's owner: a stolen session is not enough. Users without a password confirm with a
 * sign-in or a second factor within the last minutes.
 */
export async function requireConfirmation(db: Db, config: Config, viewer: User, given: Given): Promise<void> {
  refuseActing(viewer);
  const user = await getUser(db, viewer.id);
  if (user.passwordHash === null) return requireRecentAuthentication(db, viewer);
  if (!given.password) throw fieldProblem('password', 'Please enter your password!');
  if (!(await checkPassword(db, config, user, given.password)))
    throw fieldProblem('password', 'This is not your password.');
}
