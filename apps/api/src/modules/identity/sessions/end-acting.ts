import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { revokeSessionOf } from './session.queries.ts';

/** Ends the session in which an admin acts for a user, and returns the admin's id. */
export async function endActing(db: Reader, user: User): Promise<number> {
  const { actingAdminId } = user;
  if (actingAdminId === null) throw new Problem('invalid-access');
  await db.transaction((tx) => revokeSessionOf(tx, user.id, user.sessionId));
  return actingAdminId;
}
