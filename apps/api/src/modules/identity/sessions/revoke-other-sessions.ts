import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { revokeSessionsOf } from './session.queries.ts';

/** Signs out all devices except the one that asks. */
export async function revokeOtherSessions(db: Db, user: User): Promise<void> {
  await db.transaction((tx) => revokeSessionsOf(tx, user.id, user.sessionId));
}
