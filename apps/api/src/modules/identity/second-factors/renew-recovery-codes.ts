import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { lockUser } from '../users/user.queries.ts';
import { requireRecentAuthentication } from './recent-authentication.ts';
import { listFactors, writeRecoveryCodes } from './second-factor.queries.ts';

/** Makes new recovery codes; the former ones become invalid. */
export async function renewRecoveryCodes(db: Db, viewer: User): Promise<string[]> {
  await requireRecentAuthentication(db, viewer);
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, viewer.id);
    if ((await listFactors(tx, user.id)).length === 0) throw new Problem('record-not-found');
    return writeRecoveryCodes(tx, user.id);
  });
}
