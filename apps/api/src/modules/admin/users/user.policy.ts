import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { findRoleOf } from '../../identity/index.ts';
import { checkArea, checkGrant } from '../areas/area.policy.ts';

/**
 * Nobody can lock themselves out, and only an admin with all the permissions of another may change that other one.
 */
export async function checkMayTouch(reader: Reader, admin: User, userId: number): Promise<void> {
  if (admin.id === userId) throw new Problem('not-allowed');
  const role = await findRoleOf(reader, userId);
  if (!role) return;
  checkArea(admin, 'roles');
  checkGrant(admin, role.permissions);
}
