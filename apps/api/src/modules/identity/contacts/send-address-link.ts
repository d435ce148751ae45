import { and, desc, eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { digestOf } from '../../../platform/ids.ts';
import { addJob, type Job } from '../../../platform/jobs/jobs.ts';
import { say } from '../../../platform/texts/say.ts';
import { pageLink, sendAccountMail } from '../email-links/account-mail.ts';
import { addEmailLink, closeEmailLinks } from '../email-links/email-link.queries.ts';
import { emailLinks } from '../email-links/email-link.tables.ts';
import { findUserByEmail, lockUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { hasStandIn, shownEmail } from './contact.rules.ts';

export const addressLinkJob = 'identity-send-address-link';
const linkMinutes = 24 * 60;
/** A second request within this time sends no second mail. */
const secondsBetweenMails = 60;

interface LinkRequest {
  userId: number;
  publicUrl: string;
}

/**
 * Books the mail; the owner of the address is looked up later, so that not even timing reveals whether there is one.
 */
export const askForAddressLink = (tx: Tx, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, userId: number) =>
  addJob(tx, addressLinkJob, { userId, publicUrl: PUBLIC_URL } satisfies LinkRequest);

async function isTooSoon(tx: Tx, userId: number): Promise<boolean> {
  const [last] = await tx
    .select({ createdAt: emailLinks.createdAt })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'confirm-email')))
    .orderBy(desc(emailLinks.createdAt))
    .limit(1);
  return last !== undefined && clock.now().getTime() - last.createdAt.getTime() < secondsBetweenMails * 1000;
}

const mailLink = (tx: Tx, user: UserRow, to: string, token: string, publicUrl: string) =>
  sendAccountMail(tx, {
    to,
    language: user.language,
    subject: say`Confirm your e-mail address`,
    lines: [
      say`Hello ${user.name},`,
      say`this address was given for a new Souk account. Confirm it, and you can post, buy and write.`,
      say`The link works once, for a day. If it was not you, nothing needs to be done.`,
    ],
    action: { label: say`Confirm`, link: pageLink(publicUrl, `/confirm-email/${token}`) },
    key: `confirm-email:${digestOf(token)}`,
  });

const mailOwner = (tx: Tx, owner: UserRow, token: string, publicUrl: string) =>
  sendAccountMail(tx, {
    to: owner.email,
    language: owner.language,
    subject: say`You already have an account`,
    lines: [
      say`Hello ${owner.name},`,
      say`somebody signed up at Souk with your e-mail address, which belongs to your account.`,
      say`If it was you, log in as before, or choose a new password with “Forgot password”. If not, nothing needs to be done: your account was not touched.`,
    ],
    action: { label: say`Log in`, link: pageLink(publicUrl, '/login') },
    key: `address-known:${digestOf(token)}`,
  });

/**
 * Mails the link that confirms an account's address; if the address belongs to another account, its owner is told
 * instead.
 */
export const sendAddressLink: Job = async (db, { userId, publicUrl }: LinkRequest) => {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const email = shownEmail(user);
    if (user.emailVerifiedAt || user.status === 'blocked' || !email || (await isTooSoon(tx, userId))) return;
    const owner = hasStandIn(user) ? await findUserByEmail(tx, email) : undefined;
    await closeEmailLinks(tx, 'confirm-email', userId);
    const token = await addEmailLink(tx, {
      purpose: 'confirm-email',
      userId,
      email,
      validMinutes: linkMinutes,
    });
    // An unconfirmed address belongs to the first account that opens its link.
    if (owner?.confirmedAt || (owner && user.passwordHash === null))
      await mailOwner(tx, owner, token, publicUrl);
    else await mailLink(tx, user, email, token, publicUrl);
  });
};
