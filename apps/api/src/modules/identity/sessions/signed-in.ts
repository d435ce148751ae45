import type { SignedIn } from '@souk/contract/modules/identity/sessions';
import type { Db } from '../../../platform/db/database.ts';
import type { ReplyTools } from '../../../platform/http/operation.ts';
import { presentLoggedIn } from '../users/user.present.ts';
import type { UserRow } from '../users/user.tables.ts';
import type { StartedSession } from './start-session.ts';

interface Begun {
  user: UserRow;
  session: StartedSession;
}

/** The reply of every way in: the user, the token, and the cookie for pages. */
export async function signedIn(
  { db, reply }: { db: Db; reply: ReplyTools },
  { user, session }: Begun,
): Promise<SignedIn> {
  reply.setSession(session.token, session.seconds);
  return { ...(await presentLoggedIn(db, user)), token: session.token };
}
