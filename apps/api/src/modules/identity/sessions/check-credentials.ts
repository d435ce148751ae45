import type { Config } from '../../../platform/config.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { isPassword } from '../passwords/password.rules.ts';
import { findUserByEmail } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The account of this address and password; demo accounts are refused in production. */
export async function checkCredentials(
  db: Reader,
  config: Config,
  { email, password }: Credentials,
): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight || (user.isDemo && !config.DEMO)) throw new Problem('wrong-credentials');
  if (user.status === 'blocked') throw new Problem('account-blocked');
  return user;
}
