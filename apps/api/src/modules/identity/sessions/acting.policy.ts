import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';

/** An admin acting for a user sees what the user sees, but credentials stay with their owner. */
export function refuseActing(user: User): void {
  if (user.actingAdminId !== null) throw new Problem('not-allowed');
}
