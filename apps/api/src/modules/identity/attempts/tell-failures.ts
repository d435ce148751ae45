import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addJob, type Job } from '../../../platform/jobs/jobs.ts';
import { say } from '../../../platform/texts/say.ts';
import { pageLink, sendAccountMail } from '../email-links/account-mail.ts';
import { findUserByEmail } from '../users/user.queries.ts';
import { attemptSubject, isTold } from './attempt.rules.ts';

export const failuresJob = 'identity-tell-failures';

interface Failures {
  email: string;
  failures: number;
  publicUrl: string;
}

/** Books a mail to the owner after many failures; whether there is an owner is looked up later. */
export async function noteFailures(db: Db, told: Failures): Promise<void> {
  if (isTold(told.failures)) await addJob(db, failuresJob, told);
}

/** Mails the owner of an account that somebody keeps trying to sign in to. */
export const tellFailures: Job = async (db, { email, failures, publicUrl }: Failures) => {
  await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || user.status === 'blocked') return;
    const day = clock.now().toISOString().slice(0, 10);
    await sendAccountMail(tx, {
      to: user.email,
      language: user.language,
      subject: say`Someone is trying to log in to your account`,
      lines: [
        say`Hello ${user.name},`,
        say`somebody gave a wrong password for your Souk account ${failures} times in a row. Each further try has to wait longer.`,
        say`If it was you and you forgot it, choose a new one. If not, a second factor in your security settings keeps others out even if they guess it.`,
      ],
      action: { label: say`Choose a new password`, link: pageLink(publicUrl, '/login?view=forgot') },
      key: `failures:${attemptSubject('password', email)}:${failures}:${day}`,
    });
  });
};
