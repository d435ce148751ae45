import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate } from '../../../platform/errors.ts';
import { lockRole } from './role.queries.ts';
import { type RoleRow, roles } from './role.tables.ts';

interface RoleFields {
  name: string;
  permissions: string[];
}

const duplicateOf = (error: unknown) =>
  isDuplicate(error, 'roles_name_key') ? fieldProblem('name', 'Name already exist') : error;

/** Makes a new role; every name is given once. */
export async function createRole(db: Db, role: RoleFields): Promise<RoleRow> {
  const [made] = await db
    .insert(roles)
    .values(role)
    .returning()
    .catch((error: unknown) => {
      throw duplicateOf(error);
    });
  if (!made) throw new Error('the role was not written');
  return made;
}

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
        throw duplicateOf(error);
      });
    return { ...role, ...fields };
  });
}
