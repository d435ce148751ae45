import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { revokeSessionOf } from './session.queries.ts';

/** Signs out one of the user's devices. */
export async function revokeSession(db: Db, user: User, sessionId: number): Promise<void> {
  const isRevoked = await db.transaction((tx) => revokeSessionOf(tx, user.id, sessionId));
  if (!isRevoked) throw new Problem('record-not-found');
}
