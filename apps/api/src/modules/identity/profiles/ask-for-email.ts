import type { Config } from '../../../platform/config.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { digestOf } from '../../../platform/ids.ts';
import { say } from '../../../platform/texts/say.ts';
import { pageLink, sendAccountMail } from '../email-links/account-mail.ts';
import { addEmailLink, closeEmailLinks } from '../email-links/email-link.queries.ts';
import { findUserByEmail, updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

const linkMinutes = 24 * 60;

interface Wanted {
  email: string;
  token: string;
  owner: UserRow | undefined;
}

export const emailTaken = () => fieldProblem('email', 'Email Already exist');

/** The one mail to the new address: its link, or a message to the account that already has it. */
const mailWanted = (tx: Tx, config: Config, user: UserRow, { email, token, owner }: Wanted) =>
  sendAccountMail(tx, {
    to: email,
    language: user.language,
    subject: owner ? say`You already have an account` : say`Confirm your new e-mail address`,
    lines: owner
      ? [
          say`Hello ${owner.name},`,
          say`somebody wants to use your e-mail address for another Souk account. It belongs to yours, so nothing was changed.`,
        ]
      : [say`Hello ${user.name},`, say`this is to become the address of your Souk account.`],
    action: owner
      ? { label: say`Log in`, link: pageLink(config.PUBLIC_URL, '/login') }
      : { label: say`Confirm`, link: pageLink(config.PUBLIC_URL, `/confirm-email/${token}`) },
    key: `confirm-email:${digestOf(token)}`,
  });

/**
 * Records the new address and mails a link to it; the old address is told too. An address that is taken gets the same
 * answer, and its owner is told instead.
 */
export async function askForEmail(tx: Tx, config: Config, user: UserRow, email: string): Promise<UserRow> {
  const holder = await findUserByEmail(tx, email);
  const owner = holder?.emailVerifiedAt || holder?.confirmedAt ? holder : undefined;
  await closeEmailLinks(tx, 'confirm-email', user.id);
  const token = await addEmailLink(tx, {
    purpose: 'confirm-email',
    userId: user.id,
    email,
    validMinutes: linkMinutes,
  });
  const { language } = user;
  await mailWanted(tx, config, user, { email, token, owner });
  await sendAccountMail(tx, {
    to: user.email,
    language,
    subject: say`Your e-mail address is about to change`,
    lines: [
      say`Hello ${user.name},`,
      say`another address was asked for in your Souk account. It changes once the new one is confirmed.`,
      say`If it was not you, choose a new password at once.`,
    ],
    key: `email-asked:${digestOf(token)}`,
  });
  return updateUser(tx, user.id, { newEmail: email });
}
