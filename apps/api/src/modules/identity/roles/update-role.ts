import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { lockRole } from './role.queries.ts';
import { roleDuplicate } from './role.rules.ts';
import { type RoleRow, roles } from './role.tables.ts';

/** Changes a role; its admins may do the new things from their next call on. */
export function updateRole(
  db: Db,
  roleId: number,
  changes: { name?: string | undefined; permissions?: string[] | undefined },
): Promise<RoleRow> {
  return db.transaction(async (tx) => {
    const role = await lockRole(tx, roleId);
    const fields = { name: changes.name ?? role.name, permissions: changes.permissions ?? role.permissions };
    await tx
      .update(roles)
      .set(fields)
      .where(eq(roles.id, roleId))
      .catch((error: unknown) => {
        throw roleDuplicate(error);
      });
    return { ...role, ...fields };
  });
}
