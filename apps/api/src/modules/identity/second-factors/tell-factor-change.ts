import type { Tx } from '../../../platform/db/database.ts';
import { newToken } from '../../../platform/ids.ts';
import { say } from '../../../platform/texts/say.ts';
import { sendAccountMail } from '../email-links/account-mail.ts';
import { revokeSessionsOf } from '../sessions/session.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

const words = {
  added: (name: string) => ({
    subject: say`A second factor was added`,
    line: say`“${name}” was added to your Souk account. From now on you are asked for it when you log in. All other devices were signed out.`,
  }),
  removed: (name: string) => ({
    subject: say`A second factor was removed`,
    line: say`“${name}” was removed from your Souk account. All other devices were signed out.`,
  }),
};

/** After every change of second factors all other sessions end and the owner is mailed. */
export async function tellFactorChange(
  tx: Tx,
  user: UserRow,
  change: { what: keyof typeof words; name: string; sessionId: number },
): Promise<void> {
  const { subject, line } = words[change.what](change.name);
  await revokeSessionsOf(tx, user.id, change.sessionId);
  await sendAccountMail(tx, {
    to: user.email,
    language: user.language,
    subject,
    lines: [
      say`Hello ${user.name},`,
      line,
      say`If it was not you, choose a new password with “Forgot password” and write to us.`,
    ],
    key: `second-factor:${newToken()}`,
  });
}
