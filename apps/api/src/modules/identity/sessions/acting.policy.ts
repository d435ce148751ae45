import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';

/** An admin in a user's place sees what he sees, but keys to the account stay with its owner. */
export function refuseActing(user: User): void {
  if (user.actingAdminId !== null) throw new Problem('not-allowed');
}
