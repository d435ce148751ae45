import type { Config } from '../../../platform/config.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { findRoleOf } from '../roles/role.queries.ts';
import { lockUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { type Device, type StartedSession, startSession } from './start-session.ts';

/** Opens a short session in which the admin sees the product as this user does; never as another admin. */
export function actAs(
  db: Reader,
  config: Config,
  admin: User,
  userId: number,
  device: Device = { device: 'Admin', address: '' },
): Promise<{ user: UserRow; session: StartedSession }> {
  if (!admin.isAdmin) throw new Problem('not-allowed');
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (await findRoleOf(tx, userId)) throw new Problem('not-allowed');
    if (user.status === 'blocked') throw new Problem('user-move-not-allowed');
    const session = await startSession(tx, config, { userId, ...device, actingAdminId: admin.id });
    return { user, session };
  });
}
