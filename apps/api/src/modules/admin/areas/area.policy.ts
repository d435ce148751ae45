import { type Area, mayWorkIn } from '@souk/contract/modules/admin/areas';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';

type Holder = Pick<User, 'permissions'>;

/** Refuses an admin without the permission for the area. */
export function checkArea({ permissions }: Holder, area: Area): void {
  if (!mayWorkIn(permissions, area)) throw new Problem('not-allowed');
}

/** Nobody may grant, revoke or override permissions that they do not have themselves. */
export function checkGrant({ permissions }: Holder, wanted: readonly string[]): void {
  const isCovered = permissions.includes('*') || wanted.every((one) => permissions.includes(one));
  if (!isCovered) throw new Problem('not-allowed');
}
