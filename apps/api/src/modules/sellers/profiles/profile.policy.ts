import type { UserRow } from '../../identity/index.ts';

/** Blocked accounts and incomplete registrations have no page. */
export const hasPage = ({ status, passwordHash }: Pick<UserRow, 'status' | 'passwordHash'>): boolean =>
  status === 'active' || (status === 'pending' && passwordHash !== null);
