import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

/** The account, if others may see its profile; a blocked one is hidden as if it did not exist. */
export async function getVisibleUser(reader: Reader, userId: number): Promise<UserRow> {
  const user = await getUser(reader, userId);
  if (user.status === 'blocked') throw new Problem('user-not-found');
  return user;
}
