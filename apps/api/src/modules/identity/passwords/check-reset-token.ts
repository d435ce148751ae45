import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { findEmailLink } from '../email-links/email-link.queries.ts';
import { findUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

/** A link mailed to an address that the account no longer has is invalid. */
export const opens = (link: { email: string }, user: UserRow): boolean =>
  user.status !== 'blocked' && link.email.toLowerCase() === user.email.toLowerCase();

/** The address a reset link belongs to, while it can still be used. */
export async function checkResetToken(reader: Reader, token: string): Promise<{ email: string }> {
  const link = await findEmailLink(reader, 'reset-password', token);
  const user = link && (await findUser(reader, link.userId));
  if (!link || !user || !opens(link, user)) throw new Problem('reset-token-invalid');
  return { email: user.email };
}
