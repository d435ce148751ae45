import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { isBannedEmail } from './contact.queries.ts';
import { shownEmail } from './contact.rules.ts';

/** Records that the user can be reached, by the mailed link or the one-time code; a banned address stays banned. */
export async function confirmAccount(tx: Tx, user: UserRow, by: 'link' | 'code'): Promise<UserRow> {
  if (user.confirmedAt) return user;
  if (await isBannedEmail(tx, shownEmail(user), by === 'link' ? 'proven' : 'any')) return user;
  return updateUser(tx, user.id, { confirmedAt: clock.now() });
}
