import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { isPassword } from '../passwords/password.rules.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { getUser } from '../users/user.queries.ts';

/** Refuses unless this is the owner's password; hashing belongs before the transaction. */
export async function checkOwner(reader: Reader, viewer: User, password: string | undefined): Promise<void> {
  refuseActing(viewer);
  const { passwordHash } = await getUser(reader, viewer.id);
  if (!(await isPassword(passwordHash, password ?? ''))) throw new Problem('wrong-credentials');
}
