import { eq } from 'drizzle-orm';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { findRoleOf } from '../roles/role.queries.ts';
import { lockUser } from '../users/user.queries.ts';
import { requireRecentAuthentication } from './recent-authentication.ts';
import { listFactors, lockFactor } from './second-factor.queries.ts';
import { recoveryCodes, secondFactors } from './second-factor.tables.ts';
import { tellFactorChange } from './tell-factor-change.ts';

/**
 * Removes a second factor; the last one takes the recovery codes with it, and an admin in production has to keep one.
 */
export async function removeFactor(db: Db, config: Config, viewer: User, factorId: number): Promise<void> {
  await requireRecentAuthentication(db, viewer);
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, viewer.id);
    const factor = await lockFactor(tx, user.id, factorId);
    await tx.delete(secondFactors).where(eq(secondFactors.id, factor.id));
    if (!factor.confirmedAt) return;
    const left = await listFactors(tx, user.id);
    if (left.length === 0) {
      if (config.isProduction && (await findRoleOf(tx, user.id))) throw new Problem('second-factor-last');
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    }
    await tellFactorChange(tx, user, { what: 'removed', name: factor.name, sessionId: viewer.sessionId });
  });
}
