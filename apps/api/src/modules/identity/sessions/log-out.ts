import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { revokeSessionOf } from './session.queries.ts';

/** Ends the session that the call came with. */
export async function logOut(db: Db, viewer: User): Promise<void> {
  await db.transaction((tx) => revokeSessionOf(tx, viewer.id, viewer.sessionId));
}
