import type { Config } from '../../../platform/config.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { findRoleOf } from '../roles/role.queries.ts';
import type { RoleRow } from '../roles/role.tables.ts';
import type { UserRow } from '../users/user.tables.ts';
import { type Credentials, checkCredentials } from './check-credentials.ts';
import { type Device, type StartedSession, startSession } from './start-session.ts';

interface AdminSession {
  user: UserRow;
  role: RoleRow;
  session: StartedSession;
}

/** Opens a short session of the admin's desk; whoever is no admin hears what a wrong password hears. */
export async function logInAdmin(
  db: Reader,
  config: Config,
  credentials: Credentials,
  device: Device,
): Promise<AdminSession> {
  const user = await checkCredentials(db, config, credentials);
  const role = await findRoleOf(db, user.id);
  if (!role) throw new Problem('wrong-credentials');

  const session = await db.transaction((tx) =>
    startSession(tx, config, { userId: user.id, ...device, isAdmin: true }),
  );
  return { user, role, session };
}
