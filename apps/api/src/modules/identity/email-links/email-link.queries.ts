import { and, eq, gt, isNull } from 'drizzle-orm';
import { clock, fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { digestOf, newToken } from '../../../platform/ids.ts';
import { type EmailLinkPurpose, type EmailLinkRow, emailLinks } from './email-link.tables.ts';

interface NewLink {
  purpose: EmailLinkPurpose;
  userId: number;
  email: string;
  validMinutes: number;
}

const open = (purpose: EmailLinkPurpose) =>
  and(eq(emailLinks.purpose, purpose), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, clock.now()));

/** Makes a link for an address and returns its token, of which only the digest is stored. */
export async function addEmailLink(tx: Tx, { validMinutes, ...link }: NewLink): Promise<string> {
  const token = newToken();
  const expiresAt = fromNow(minutesMs(validMinutes));
  await tx.insert(emailLinks).values({ ...link, tokenDigest: digestOf(token), expiresAt });
  return token;
}

/** The link of this token while it is neither used nor expired. */
export async function findEmailLink(
  reader: Reader,
  purpose: EmailLinkPurpose,
  token: string,
): Promise<EmailLinkRow | undefined> {
  const [link] = await reader
    .select()
    .from(emailLinks)
    .where(and(open(purpose), eq(emailLinks.tokenDigest, digestOf(token))));
  return link;
}

/** Marks a link as used; of two parallel calls only one succeeds. */
export async function useEmailLink(
  tx: Tx,
  purpose: EmailLinkPurpose,
  token: string,
): Promise<EmailLinkRow | undefined> {
  const [link] = await tx
    .update(emailLinks)
    .set({ usedAt: clock.now() })
    .where(and(open(purpose), eq(emailLinks.tokenDigest, digestOf(token))))
    .returning();
  return link;
}

/** Invalidates every open link of this purpose. */
export async function closeEmailLinks(tx: Tx, purpose: EmailLinkPurpose, userId: number): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ usedAt: clock.now() })
    .where(and(open(purpose), eq(emailLinks.userId, userId)));
}
