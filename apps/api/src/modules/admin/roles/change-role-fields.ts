import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { getRole, type RoleRow, updateRole } from '../../identity/index.ts';
import { checkGrant } from '../areas/area.policy.ts';
import { onRecord } from '../audit/on-record.ts';

interface Changes {
  name?: string | undefined;
  permissions?: string[] | undefined;
}

/** Changes a role within the admin's own permissions. */
export const changeRoleFields = (db: Db, admin: User, id: number, changes: Changes): Promise<RoleRow> =>
  onRecord(db, admin, async (tx, record) => {
    const former = await getRole(tx, id);
    checkGrant(admin, [...former.permissions, ...(changes.permissions ?? [])]);
    const role = await updateRole(tx, id, changes);
    await record({
      action: 'roles.updated',
      target: { kind: 'identity.role', id },
      before: { name: former.name, permissions: former.permissions },
      after: { name: role.name, permissions: role.permissions },
    });
    return role;
  });
