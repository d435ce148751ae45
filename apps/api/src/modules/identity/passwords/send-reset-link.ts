import { and, desc, eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { digestOf } from '../../../platform/ids.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { say } from '../../../platform/texts/say.ts';
import { pageLink, sendAccountMail } from '../email-links/account-mail.ts';
import { addEmailLink } from '../email-links/email-link.queries.ts';
import { emailLinks } from '../email-links/email-link.tables.ts';
import { findUserByEmail, lockUser } from '../users/user.queries.ts';

export const resetLinkJob = 'identity-send-reset-link';
const resetLinkMinutes = 60;
/** A second request within this time sends no second mail. */
const secondsBetweenMails = 60;

export interface ResetRequest {
  email: string;
  publicUrl: string;
}

/** Mails a link for choosing a new password, if the account exists and is not blocked. */
export const sendResetLink: Job = async (db: Db, { email, publicUrl }: ResetRequest) => {
  await db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    if (!found || found.status === 'blocked') return;
    const user = await lockUser(tx, found.id);
    const [last] = await tx
      .select({ createdAt: emailLinks.createdAt })
      .from(emailLinks)
      .where(and(eq(emailLinks.userId, user.id), eq(emailLinks.purpose, 'reset-password')))
      .orderBy(desc(emailLinks.createdAt))
      .limit(1);
    if (last && clock.now().getTime() - last.createdAt.getTime() < secondsBetweenMails * 1000) return;

    const token = await addEmailLink(tx, {
      purpose: 'reset-password',
      userId: user.id,
      email: user.email,
      validMinutes: resetLinkMinutes,
    });
    await sendAccountMail(tx, {
      to: user.email,
      language: user.language,
      subject: say`Choose a new password`,
      lines: [
        say`Hello ${user.name},`,
        say`somebody asked for a new password for your Souk account. The link works once, for ${resetLinkMinutes} minutes.`,
        say`If it was not you, nothing needs to be done.`,
      ],
      action: { label: say`Choose a new password`, link: pageLink(publicUrl, `/reset-password/${token}`) },
      key: `reset-password:${digestOf(token)}`,
    });
  });
};
