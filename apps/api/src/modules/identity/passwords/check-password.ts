import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { attemptSubject } from '../attempts/attempt.rules.ts';
import { forgiveAttempts, takeAttempt } from '../attempts/take-attempt.ts';
import { noteFailures } from '../attempts/tell-failures.ts';
import { shownEmail } from '../contacts/contact.rules.ts';
import type { UserRow } from '../users/user.tables.ts';
import { isPassword } from './password.rules.ts';

/** Whether this is the password of a signed-in account; failures count together with those of its sign-ins. */
export async function checkPassword(
  db: Db,
  config: Pick<Config, 'PUBLIC_URL'>,
  user: UserRow,
  password: string | undefined,
): Promise<boolean> {
  const email = shownEmail(user);
  const subject = attemptSubject('password', email);
  const failures = await takeAttempt(db, subject);
  const isRight = await isPassword(user.passwordHash, password ?? '');
  if (isRight) await forgiveAttempts(db, subject);
  else await noteFailures(db, { email, failures, publicUrl: config.PUBLIC_URL });
  return isRight;
}
