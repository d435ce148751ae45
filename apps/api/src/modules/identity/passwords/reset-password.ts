import type { Db, Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { closeEmailLinks, findEmailLink, useEmailLink } from '../email-links/email-link.queries.ts';
import { endSessionsOf, unlinkSocialAccounts } from '../sessions/session.queries.ts';
import { findUser, lockUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { hashPassword } from './password.rules.ts';
import { setPassword } from './set-password.ts';

interface Choice {
  token: string;
  password: string;
}

/** A link mailed to an address that the account has left behind opens nothing. */
const opens = (link: { email: string }, user: UserRow): boolean =>
  user.status !== 'blocked' && link.email.toLowerCase() === user.email.toLowerCase();

/** The address a reset link belongs to, while it can still be used. */
export async function checkResetToken(reader: Reader, token: string): Promise<{ email: string }> {
  const link = await findEmailLink(reader, 'reset-password', token);
  const user = link && (await findUser(reader, link.userId));
  if (!link || !user || !opens(link, user)) throw new Problem('reset-token-invalid');
  return { email: user.email };
}

/** Sets the password that was chosen through a mailed link; every session and other link ends. */
export async function resetPassword(db: Db, { token, password }: Choice): Promise<void> {
  await checkResetToken(db, token);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const link = await useEmailLink(tx, 'reset-password', token);
    if (!link) throw new Problem('reset-token-invalid');
    const user = await lockUser(tx, link.userId);
    if (!opens(link, user)) throw new Problem('reset-token-invalid');

    await closeEmailLinks(tx, 'reset-password', user.id);
    await endSessionsOf(tx, user.id);
    if (!user.emailVerifiedAt) await unlinkSocialAccounts(tx, user.id);
    // Whoever reads the mail of the address has proven that it is his.
    await setPassword(tx, user, passwordHash, { isEmailProven: true });
  });
}
