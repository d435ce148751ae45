import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { endAdminSessionsOf } from '../sessions/session.queries.ts';
import { lockUser } from '../users/user.queries.ts';
import { keepFullAdmin } from './keep-full-admin.ts';
import { findRoleOf, lockRole } from './role.queries.ts';
import { isFull } from './role.rules.ts';
import { admins } from './role.tables.ts';

/** Gives the user this admin role; null removes their role and ends their admin sessions. */
export function setRoleOf(db: Reader, userId: number, roleId: number | null): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const former = await findRoleOf(tx, userId);
    if (roleId === null) {
      await tx.delete(admins).where(eq(admins.userId, userId));
      await endAdminSessionsOf(tx, userId);
      return keepFullAdmin(tx, former);
    }
    const role = await lockRole(tx, roleId);
    await tx
      .insert(admins)
      .values({ userId, roleId })
      .onConflictDoUpdate({ target: admins.userId, set: { roleId } });
    if (!isFull(role.permissions)) await keepFullAdmin(tx, former);
  });
}
