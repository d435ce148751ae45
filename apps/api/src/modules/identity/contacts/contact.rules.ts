import { digestOf, newToken } from '../../../platform/ids.ts';
import type { UserRow } from '../users/user.tables.ts';

/** RFC 2606 reserves this ending, so no mail is ever sent to it. */
const standInDomain = '@unconfirmed.invalid';

/** A placeholder for an address that belongs to another account, until its owner decides. */
export const standInEmail = (): string => `${digestOf(newToken()).slice(0, 32)}${standInDomain}`;

export const hasStandIn = ({ email }: Pick<UserRow, 'email'>): boolean => email.endsWith(standInDomain);

/** The address as its user typed it, even if another account has it. */
export const shownEmail = (user: Pick<UserRow, 'email' | 'newEmail'>): string =>
  hasStandIn(user) ? (user.newEmail ?? '') : user.email;

const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The canonical form of an address: no `+tag`, and no dots where the provider ignores them. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const plain = local.split('+')[0] ?? local;
  return dotless.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

export const emailDigest = (email: string): string => digestOf(`email:${mailboxOf(email)}`);
export const phoneDigest = (phone: string): string => digestOf(`phone:${phone}`);
