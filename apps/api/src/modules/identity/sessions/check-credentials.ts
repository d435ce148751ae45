import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { attemptSubject } from '../attempts/attempt.rules.ts';
import { forgiveAttempts, takeAttempt } from '../attempts/take-attempt.ts';
import { noteFailures } from '../attempts/tell-failures.ts';
import { findClaimants } from '../contacts/contact.queries.ts';
import { isPassword } from '../passwords/password.rules.ts';
import type { UserRow } from '../users/user.tables.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The account with this password; always two checks, so that timing reveals nothing about an address. */
async function findOwner(db: Db, { email, password }: Credentials): Promise<UserRow | undefined> {
  const [first, second] = await findClaimants(db, email);
  const claimants = [first, second];
  const right = await Promise.all(claimants.map((user) => isPassword(user?.passwordHash, password)));
  return claimants.find((_user, index) => right[index]);
}

/**
 * The account with this address and password; demo accounts are refused in production. Failures count by address,
 * known or not, and during a wait even the correct password is not checked.
 */
export async function checkCredentials(db: Db, config: Config, credentials: Credentials): Promise<UserRow> {
  const { email } = credentials;
  const subject = attemptSubject('password', email);
  const failures = await takeAttempt(db, subject);
  const user = await findOwner(db, credentials);
  if (!user || (user.isDemo && !config.DEMO)) {
    await noteFailures(db, { email, failures, publicUrl: config.PUBLIC_URL });
    throw new Problem('wrong-credentials');
  }
  await forgiveAttempts(db, subject);
  if (user.status === 'blocked') throw new Problem('account-blocked');
  return user;
}
