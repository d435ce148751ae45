import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockRole } from './role.queries.ts';
import { admins, roles } from './role.tables.ts';

/** Deletes a role that nobody has. */
export function deleteRole(db: Reader, roleId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockRole(tx, roleId);
    if ((await tx.$count(admins, eq(admins.roleId, roleId))) > 0) throw new Problem('role-in-use');
    await tx.delete(roles).where(eq(roles.id, roleId));
  });
}
