import type { updateUser as contract } from '@souk/contract/modules/admin/users';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { findRoleOf, lockUser } from '../../identity/index.ts';
import { changeRole } from './change-role.ts';
import { changeStatus } from './change-status.ts';
import { changeType } from './change-type.ts';

/** Applies the given changes, all or none, each with its own log entry; unchanged values are skipped. */
export const updateUser = (
  db: Db,
  admin: User,
  userId: number,
  { status, seller_type: sellerType, role_ids: roleIds, note }: BodyOf<typeof contract>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (roleIds) {
      const roleId = roleIds[0] ?? null;
      const former = await findRoleOf(tx, userId);
      if ((former?.id ?? null) !== roleId) await changeRole(tx, admin, userId, { roleId, note });
    }
    if (sellerType && sellerType !== user.sellerType)
      await changeType(tx, admin, userId, { sellerType, note });
    if (status && status !== user.status) await changeStatus(tx, admin, userId, { status, note });
  });
