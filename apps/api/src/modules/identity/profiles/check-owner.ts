import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { getUser } from '../users/user.queries.ts';

/** Refuses unless this is the owner's password; hashing belongs before the transaction. */
export async function checkOwner(
  db: Db,
  config: Pick<Config, 'PUBLIC_URL'>,
  viewer: User,
  password: string | undefined,
): Promise<void> {
  refuseActing(viewer);
  const user = await getUser(db, viewer.id);
  if (!(await checkPassword(db, config, user, password))) throw new Problem('wrong-credentials');
}
