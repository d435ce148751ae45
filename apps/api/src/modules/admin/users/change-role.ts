import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { findRoleOf, getRole, lockUser, setRoleOf } from '../../identity/index.ts';
import { checkArea, checkGrant } from '../areas/area.policy.ts';
import { onRecord } from '../audit/on-record.ts';

/** Makes a user an admin of this role; null takes the role away. */
export const changeRole = (
  db: Reader,
  admin: User,
  userId: number,
  { roleId, note }: { roleId: number | null; note?: string | undefined },
): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    await lockUser(tx, userId);
    checkArea(admin, 'roles');
    const former = await findRoleOf(tx, userId);
    const role = roleId === null ? undefined : await getRole(tx, roleId);
    checkGrant(admin, [...(former?.permissions ?? []), ...(role?.permissions ?? [])]);

    await setRoleOf(tx, userId, roleId);
    await record({
      action: 'users.role-changed',
      target: { kind: 'identity.user', id: userId },
      before: { role: former?.name ?? null },
      after: { role: role?.name ?? null },
      note,
    });
  });
