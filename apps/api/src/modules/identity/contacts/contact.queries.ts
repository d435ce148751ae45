import { and, desc, eq, like, ne, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { type UserRow, users } from '../users/user.tables.ts';
import { emailDigest, phoneDigest, shownEmail } from './contact.rules.ts';
import { bannedContacts } from './contact.tables.ts';

/** More accounts than anybody opens for one address; older ones no longer matter. */
const maxClaims = 50;

/**
 * The accounts that a password may open for this address: the confirmed one, and the newest of the unconfirmed ones.
 * Two at most, so that checking takes equally long for every address.
 */
export async function findClaimants(reader: Reader, email: string): Promise<UserRow[]> {
  const waitsForIt = and(eq(users.newEmail, email), like(users.email, '%@unconfirmed.invalid'));
  const claims = await reader
    .select()
    .from(users)
    .where(and(or(eq(users.email, email), waitsForIt), ne(users.status, 'deleted')))
    .orderBy(desc(users.id))
    .limit(maxClaims);
  const confirmed = claims.filter(({ confirmedAt }) => confirmedAt !== null);
  const owner = confirmed.find((user) => user.email.toLowerCase() === email.toLowerCase()) ?? confirmed[0];
  const newest = claims.find(({ confirmedAt }) => confirmedAt === null);
  return [owner, newest].filter((user) => user !== undefined);
}

const contactsOf = (user: UserRow) => [
  { digest: emailDigest(shownEmail(user)), isProven: user.emailVerifiedAt !== null },
  ...(user.phone && user.phoneVerifiedAt ? [{ digest: phoneDigest(user.phone), isProven: true }] : []),
];

/** Keeps the phone number and address of a blocked account from opening another one. */
export async function banContacts(tx: Tx, user: UserRow): Promise<void> {
  const rows = contactsOf(user).map((contact) => ({ ...contact, userId: user.id }));
  await tx.insert(bannedContacts).values(rows).onConflictDoNothing();
}

export async function unbanContacts(tx: Tx, userId: number): Promise<void> {
  await tx.delete(bannedContacts).where(eq(bannedContacts.userId, userId));
}

/** Whether a blocked account has this address; `proven` ignores addresses that were only typed in. */
export async function isBannedEmail(
  reader: Reader,
  email: string,
  which: 'any' | 'proven',
): Promise<boolean> {
  const found = await reader
    .select({ isProven: bannedContacts.isProven })
    .from(bannedContacts)
    .where(eq(bannedContacts.digest, emailDigest(email)));
  return found.some(({ isProven }) => isProven || which === 'any');
}

/**
 * The same message for another account's number and for a banned one; shown only to users who have proven that it is
 * theirs.
 */
export const phoneTaken = () => fieldProblem('phone', 'This number belongs to another account.');

export async function refuseBannedPhone(reader: Reader, phone: string): Promise<void> {
  const found = await reader
    .select({ userId: bannedContacts.userId })
    .from(bannedContacts)
    .where(eq(bannedContacts.digest, phoneDigest(phone)))
    .limit(1);
  if (found.length > 0) throw phoneTaken();
}
