import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { isPassword } from '../passwords/password.rules.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { findSessionStart } from '../sessions/session.queries.ts';
import { getUser } from '../users/user.queries.ts';

interface Given {
  password?: string | undefined;
}

/** Who signs in without a password shows who they are by signing in again. */
const freshMinutes = 15;

/** Lets nobody go on but the account's owner: a session that somebody else has got hold of is not enough. */
export async function requireConfirmation(reader: Reader, user: User, given: Given): Promise<void> {
  refuseActing(user);
  const { passwordHash } = await getUser(reader, user.id);
  if (passwordHash === null) {
    const began = await findSessionStart(reader, user.sessionId);
    const isFresh = began && clock.now().getTime() - began.getTime() < minutesMs(freshMinutes);
    if (!isFresh) throw new Problem('sign-in-again');
    return;
  }
  if (!given.password) throw fieldProblem('password', 'Please enter your password!');
  if (!(await isPassword(passwordHash, given.password)))
    throw fieldProblem('password', 'This is not your password.');
}
