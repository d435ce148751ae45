import type { Config } from '../../../platform/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { findRoleOf } from '../roles/role.queries.ts';
import type { RoleRow } from '../roles/role.tables.ts';
import { askSecondStep } from '../second-factors/ask-second-step.ts';
import { passSecondStep } from '../second-factors/pass-second-step.ts';
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

const openDeskSession = (
  db: Db,
  config: Config,
  admin: Omit<AdminSession, 'session'>,
  device: Device,
  record: RecordEntry,
): Promise<AdminSession> =>
  db.transaction(async (tx) => {
    const session = await startSession(tx, config, { userId: admin.user.id, ...device, isAdmin: true });
    const opened = { ...admin, session };
    await record(tx, opened);
    return opened;
  });

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

  await askSecondStep(db, config, user, true);
  return openDeskSession(db, config, { user, role }, device, record);
}

/** The second step of an admin's sign-in. */
export async function finishAdminLogin(
  db: Db,
  config: Config,
  given: Parameters<typeof passSecondStep>[2],
  device: Device,
  record: RecordEntry,
): Promise<AdminSession> {
  const user = await passSecondStep(db, config, given, { isAdmin: true });
  const role = await findRoleOf(db, user.id);
  if (!role) throw new Problem('sign-in-too-old');
  return openDeskSession(db, config, { user, role }, device, record);
}
