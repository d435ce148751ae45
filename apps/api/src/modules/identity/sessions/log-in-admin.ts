import type { Config } from '../../../platform/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { findRoleOf } from '../roles/role.queries.ts';
import type { RoleRow } from '../roles/role.tables.ts';
import type { UserRow } from '../users/user.tables.ts';
import { type Credentials, checkCredentials } from './check-credentials.ts';
import { type Device, type StartedSession, startSession } from './start-session.ts';

export interface AdminSession {
  user: UserRow;
  role: RoleRow;
  session: StartedSession;
}

/** Writes down that an admin came in, in the transaction that opens the session. */
export type RecordEntry = (tx: Tx, opened: AdminSession) => Promise<void>;

/** Opens a short session of the admin's desk; whoever is no admin hears what a wrong password hears. */
export async function logInAdmin(
  db: Db,
  config: Config,
  credentials: Credentials,
  device: Device,
  record: RecordEntry = async () => undefined,
): Promise<AdminSession> {
  const user = await checkCredentials(db, config, credentials);
  const role = await findRoleOf(db, user.id);
  if (!role) throw new Problem('wrong-credentials');

  return db.transaction(async (tx) => {
    const session = await startSession(tx, config, { userId: user.id, ...device, isAdmin: true });
    const opened = { user, role, session };
    await record(tx, opened);
    return opened;
  });
}
