import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { admins, type RoleRow, roles } from './role.tables.ts';

export const listRoles = (reader: Reader): Promise<RoleRow[]> =>
  reader.select().from(roles).orderBy(asc(roles.name));

/** The role that makes this user an admin, if they have one. */
export async function findRoleOf(reader: Reader, userId: number): Promise<RoleRow | undefined> {
  const [found] = await reader
    .select({ role: roles })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.roleId))
    .where(eq(admins.userId, userId));
  return found?.role;
}

/** Locks the role, so that it cannot be assigned while it is being deleted. */
export async function lockRole(tx: Tx, roleId: number): Promise<RoleRow> {
  const [role] = await tx.select().from(roles).where(eq(roles.id, roleId)).for('update');
  if (!role) throw new Problem('record-not-found');
  return role;
}

export async function getRole(reader: Reader, roleId: number): Promise<RoleRow> {
  const [role] = await reader.select().from(roles).where(eq(roles.id, roleId));
  if (!role) throw new Problem('record-not-found');
  return role;
}
