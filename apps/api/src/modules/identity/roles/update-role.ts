import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { keepFullAdmin } from './keep-full-admin.ts';
import { lockRole } from './role.queries.ts';
import { isFull, roleDuplicate } from './role.rules.ts';
import { admins, type RoleRow, roles } from './role.tables.ts';

const isHeld = async (tx: Tx, roleId: number): Promise<boolean> =>
  (await tx.$count(admins, eq(admins.roleId, roleId))) > 0;

/** Changes a role; its admins have the new permissions from their next call on. */
export function updateRole(
  db: Reader,
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
    if (!isFull(fields.permissions) && (await isHeld(tx, roleId))) await keepFullAdmin(tx, role);
    return { ...role, ...fields };
  });
}
