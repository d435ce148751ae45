import type { Role } from '@souk/contract/modules/admin/roles';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { admins, listRoles, type RoleRow, users } from '../../identity/index.ts';

/** Every role with its admins, by name; there are few of both. */
export async function listRolesWithAdmins(reader: Reader): Promise<Role[]> {
  const roles = await listRoles(reader);
  const holders = await reader
    .select({ roleId: admins.roleId, id: users.id, name: users.name })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .orderBy(asc(users.name));
  const byRole = Map.groupBy(holders, ({ roleId }) => roleId);
  return roles.map((role) => ({
    id: role.id,
    name: role.name,
    permissions: role.permissions,
    admins: (byRole.get(role.id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}

/** One role as the list shows it. */
export async function presentRole(reader: Reader, { id }: RoleRow): Promise<Role> {
  const found = (await listRolesWithAdmins(reader)).find((role) => role.id === id);
  if (!found) throw new Error('a role was not presented');
  return found;
}
