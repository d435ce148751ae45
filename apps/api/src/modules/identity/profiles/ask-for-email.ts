import type { Config } from '../../../platform/config.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { digestOf } from '../../../platform/ids.ts';
import { pageLink, sendAccountMail } from '../email-links/account-mail.ts';
import { addEmailLink, closeEmailLinks } from '../email-links/email-link.queries.ts';
import { findUserByEmail, updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

const linkMinutes = 24 * 60;

export const emailTaken = () => fieldProblem('email', 'Email Already exist');

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
