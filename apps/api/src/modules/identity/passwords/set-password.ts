import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishNumbered } from '../../../platform/events/events.ts';
import { say } from '../../../platform/texts/say.ts';
import { confirmAccount } from '../contacts/confirm-account.ts';
import { sendAccountMail } from '../email-links/account-mail.ts';
import { passwordChanged } from '../events.ts';
import { type UserRow, users } from '../users/user.tables.ts';

/** Writes the new password and mails the owner; the only place where passwords change. */
export async function setPassword(
  tx: Tx,
  user: UserRow,
  passwordHash: string,
  { isEmailProven = false } = {},
): Promise<void> {
  const now = clock.now();
  await tx
    .update(users)
    .set({ passwordHash, updatedAt: now, emailVerifiedAt: isEmailProven ? now : user.emailVerifiedAt })
    .where(eq(users.id, user.id));
  if (isEmailProven) await confirmAccount(tx, user, 'link');
  const eventId = await publishNumbered(tx, passwordChanged, { userId: user.id });
  await sendAccountMail(tx, {
    to: user.email,
    language: user.language,
    subject: say`Your password was changed`,
    lines: [
      say`Hello ${user.name},`,
      say`the password of your Souk account was changed, and all other devices were signed out.`,
      say`If it was not you, choose a new one with “Forgot password” and write to us.`,
    ],
    key: `password-changed:${eventId}`,
  });
}
