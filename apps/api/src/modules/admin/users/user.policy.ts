import { mayWorkIn } from '@souk/contract/modules/admin/areas';
import type { DeskUserMove } from '@souk/contract/modules/admin/users';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { findRoleOf, type RoleRow, type UserRow, userLife } from '../../identity/index.ts';
import { mayGrant } from '../areas/area.policy.ts';

type Admin = Pick<User, 'id' | 'permissions'>;
type Role = Pick<RoleRow, 'permissions'> | undefined;

/** Nobody can lock themselves out, and only an admin with all the permissions of another may change that other one. */
const mayTouch = (admin: Admin, userId: number, role: Role): boolean =>
  admin.id !== userId &&
  (!role || (mayWorkIn(admin.permissions, 'roles') && mayGrant(admin, role.permissions)));

export async function checkMayTouch(reader: Reader, admin: Admin, userId: number): Promise<void> {
  if (!mayTouch(admin, userId, await findRoleOf(reader, userId))) throw new Problem('not-allowed');
}

/** What this admin may do about the account now. */
export function movesOn(
  admin: Admin,
  { id, status }: Pick<UserRow, 'id' | 'status'>,
  role: Role,
): DeskUserMove[] {
  if (status === 'deleted') return [];
  const ofLife = userLife.movesFor(status, 'admin');
  const touching = (['unblock', 'block', 'delete'] as const).filter((move) => ofLife.includes(move));
  return [
    ...(!role && status !== 'blocked' ? (['act-as'] as const) : []),
    'change-type',
    ...(mayWorkIn(admin.permissions, 'roles') && mayGrant(admin, role?.permissions ?? [])
      ? (['change-role'] as const)
      : []),
    ...(mayTouch(admin, id, role) ? touching : []),
  ];
}
