import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { createRole, type RoleRow } from '../../identity/index.ts';
import { checkGrant } from '../areas/area.policy.ts';
import { onRecord } from '../audit/on-record.ts';

interface Fields {
  name: string;
  permissions: string[];
}

/** Creates a role with permissions that the admin has too. */
export const addRole = (db: Db, admin: User, fields: Fields): Promise<RoleRow> =>
  onRecord(db, admin, async (tx, record) => {
    checkGrant(admin, fields.permissions);
    const role = await createRole(tx, fields);
    await record({
      action: 'roles.created',
      target: { kind: 'identity.role', id: role.id },
      after: { ...fields },
    });
    return role;
  });
