import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

/** The account whose public part others may see; a blocked one is hidden like one that never was. */
export async function getVisibleUser(reader: Reader, userId: number): Promise<UserRow> {
  const user = await getUser(reader, userId);
  if (user.status === 'blocked') throw new Problem('user-not-found');
  return user;
}
