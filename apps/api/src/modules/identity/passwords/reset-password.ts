import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { attemptSubject } from '../attempts/attempt.rules.ts';
import { forgiveAttempts } from '../attempts/take-attempt.ts';
import { closeEmailLinks, useEmailLink } from '../email-links/email-link.queries.ts';
import { endSessionsOf, unlinkSocialAccounts } from '../sessions/session.queries.ts';
import { findUserByEmail, lockUser } from '../users/user.queries.ts';
import { checkResetToken, opens } from './check-reset-token.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { setPassword } from './set-password.ts';

interface Choice {
  token: string;
  password: string;
}

/** Sets the password that was chosen through a mailed link; every session and other link ends. */
export async function resetPassword(db: Db, { token, password }: Choice): Promise<void> {
  const { email } = await checkResetToken(db, token);
  const owner = await findUserByEmail(db, email);
  const passwordHash = await hashNewPassword(password, owner ?? { email, name: '' });
  await db.transaction(async (tx) => {
    const link = await useEmailLink(tx, 'reset-password', token);
    if (!link) throw new Problem('reset-token-invalid');
    const user = await lockUser(tx, link.userId);
    if (!opens(link, user)) throw new Problem('reset-token-invalid');

    await forgiveAttempts(tx, attemptSubject('password', user.email));
    await closeEmailLinks(tx, 'reset-password', user.id);
    await endSessionsOf(tx, user.id);
    if (!user.emailVerifiedAt) await unlinkSocialAccounts(tx, user.id);
    // Opening the mailed link proves that the user owns the address.
    await setPassword(tx, user, passwordHash, { isEmailProven: true });
  });
}
