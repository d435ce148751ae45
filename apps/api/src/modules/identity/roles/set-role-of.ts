import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { endAdminSessionsOf } from '../sessions/session.queries.ts';
import { lockUser } from '../users/user.queries.ts';
import { lockRole } from './role.queries.ts';
import { admins } from './role.tables.ts';

/** Makes the user an admin of this role; null takes the role away and ends his admin sessions. */
export function setRoleOf(db: Db, userId: number, roleId: number | null): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (roleId === null) {
      await tx.delete(admins).where(eq(admins.userId, userId));
      await endAdminSessionsOf(tx, userId);
      return;
    }
    await lockRole(tx, roleId);
    await tx
      .insert(admins)
      .values({ userId, roleId })
      .onConflictDoUpdate({ target: admins.userId, set: { roleId } });
  });
}
