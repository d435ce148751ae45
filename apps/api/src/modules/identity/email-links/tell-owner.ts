import { and, eq, gt } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { getUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { sendAccountMail } from './account-mail.ts';
import { formerEmails } from './former-email.tables.ts';

/** An owner whose account was taken over is likely to notice within this time. */
export const formerEmailDays = 30;

interface News {
  subject: Said;
  lines: readonly Said[];
  action?: { label: Said; link: string };
  key: string;
}

/** Remembers the address that is about to be replaced. */
export async function keepFormerEmail(tx: Tx, { id: userId, email }: UserRow): Promise<void> {
  const replacedAt = clock.now();
  await tx
    .insert(formerEmails)
    .values({ userId, email, replacedAt })
    .onConflictDoUpdate({ target: [formerEmails.userId, formerEmails.email], set: { replacedAt } });
}

/** Mails the owner of an account what was done to it, also at its recent addresses. */
export async function tellOwner(tx: Tx, userId: number, { key, lines, ...news }: News): Promise<void> {
  const { email, language, name } = await getUser(tx, userId);
  const since = new Date(clock.now().getTime() - daysMs(formerEmailDays));
  const former = await tx
    .select({ email: formerEmails.email })
    .from(formerEmails)
    .where(and(eq(formerEmails.userId, userId), gt(formerEmails.replacedAt, since)));
  const addresses = new Set([email, ...former.map((row) => row.email)]);
  for (const [place, to] of [...addresses].entries())
    await sendAccountMail(tx, {
      to,
      language,
      ...news,
      lines: [say`Hello ${name},`, ...lines],
      key: place === 0 ? key : `${key}:former-${place}`,
    });
}
