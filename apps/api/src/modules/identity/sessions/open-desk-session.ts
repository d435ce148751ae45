import type { Config } from '../../../platform/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { RoleRow } from '../roles/role.tables.ts';
import type { UserRow } from '../users/user.tables.ts';
import { type Device, type StartedSession, startSession } from './start-session.ts';

export interface AdminSession {
  user: UserRow;
  role: RoleRow;
  session: StartedSession;
}

/** Logs that an admin signed in, in the transaction that opens the session. */
export type RecordEntry = (tx: Tx, opened: AdminSession) => Promise<void>;

/** Opens the session of an authenticated admin and logs it. */
export const openDeskSession = (
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
