import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { deleteRole, getRole } from '../../identity/index.ts';
import { checkGrant } from '../areas/area.policy.ts';
import { onRecord } from '../audit/on-record.ts';

/** Deletes a role that nobody has. */
export const dropRole = (db: Db, admin: User, id: number): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const role = await getRole(tx, id);
    checkGrant(admin, role.permissions);
    await deleteRole(tx, id);
    await record({
      action: 'roles.deleted',
      target: { kind: 'identity.role', id },
      before: { name: role.name, permissions: role.permissions },
    });
  });
