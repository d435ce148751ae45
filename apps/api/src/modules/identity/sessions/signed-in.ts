import type { SignedIn } from '@souk/contract/modules/identity/sessions';
import type { Db } from '../../../platform/db/database.ts';
import type { ReplyTools } from '../../../platform/http/operation.ts';
import type { User } from '../../../platform/http/user.ts';
import { presentLoggedIn } from '../users/user.present.ts';
import type { UserRow } from '../users/user.tables.ts';
import { revokeSessionOf } from './session.queries.ts';
import type { StartedSession } from './start-session.ts';

interface Caller {
  db: Db;
  reply: ReplyTools;
  viewer: User | null;
  headers: Record<string, string | undefined>;
}

interface Begun {
  user: UserRow;
  session: StartedSession;
}

/** The reply of every sign-in: the user, the token, and the cookie for pages. */
export async function signedIn(
  { db, reply, viewer, headers }: Caller,
  { user, session }: Begun,
): Promise<SignedIn> {
  // Ends the browser's previous session; apps manage their own.
  if (viewer && !headers.authorization)
    await db.transaction((tx) => revokeSessionOf(tx, viewer.id, viewer.sessionId));
  reply.setSession(session.token, session.seconds);
  return { ...(await presentLoggedIn(db, user)), token: session.token };
}
