import type { Config } from '../../../platform/config.ts';
import type { Db, Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { digestOf } from '../../../platform/ids.ts';
import { pageLink, sendAccountMail } from '../email-links/account-mail.ts';
import { addEmailLink, closeEmailLinks } from '../email-links/email-link.queries.ts';
import { isPassword } from '../passwords/password.rules.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { findUserByEmail, getUser, lockUser, updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

const linkMinutes = 24 * 60;

export const emailTaken = () => fieldProblem('email', 'Email Already exist');

/** Refuses unless this is the owner's password; hashing belongs before the transaction. */
export async function checkOwner(reader: Reader, viewer: User, password: string | undefined): Promise<void> {
  refuseActing(viewer);
  const { passwordHash } = await getUser(reader, viewer.id);
  if (!(await isPassword(passwordHash, password ?? ''))) throw new Problem('wrong-credentials');
}

/** Notes the wish for another address and mails a link to it; the old address hears of it too. */
export async function askForEmail(tx: Tx, config: Config, user: UserRow, email: string): Promise<UserRow> {
  if (await findUserByEmail(tx, email)) throw emailTaken();
  await closeEmailLinks(tx, 'confirm-email', user.id);
  const token = await addEmailLink(tx, {
    purpose: 'confirm-email',
    userId: user.id,
    email,
    validMinutes: linkMinutes,
  });
  const { language } = user;
  await sendAccountMail(tx, {
    to: email,
    language,
    subject: 'Confirm your new e-mail address',
    lines: [`Hello ${user.name},`, 'this is to become the address of your Souk account.'],
    action: { label: 'Confirm', link: pageLink(config.PUBLIC_URL, `/confirm-email/${token}`) },
    key: `confirm-email:${digestOf(token)}`,
  });
  await sendAccountMail(tx, {
    to: user.email,
    language,
    subject: 'Your e-mail address is about to change',
    lines: [
      `Hello ${user.name},`,
      'another address was asked for in your Souk account. It changes once the new one is confirmed.',
      'If it was not you, choose a new password at once.',
    ],
    key: `email-asked:${digestOf(token)}`,
  });
  return updateUser(tx, user.id, { newEmail: email });
}

/** Asks for another address, with the password. */
export async function changeEmail(
  db: Db,
  config: Config,
  viewer: User,
  form: { email: string; password: string },
): Promise<UserRow> {
  await checkOwner(db, viewer, form.password);
  return db.transaction(async (tx) => askForEmail(tx, config, await lockUser(tx, viewer.id), form.email));
}
