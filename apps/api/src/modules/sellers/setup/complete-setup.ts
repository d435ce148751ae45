import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { effectiveType, lockUser, setProfileCompleted } from '../../identity/index.ts';
import { findDoneSteps } from './setup.queries.ts';
import { stepsOf } from './setup.rules.ts';

/** Marks the profile as complete once every step of the seller type is done. */
export async function completeSetup(db: Db, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const done = await findDoneSteps(tx, userId);
    const missing = stepsOf(effectiveType(user.sellerType, user.subType)).filter((step) => !done.has(step));
    if (missing.length > 0)
      throw new Problem('setup-incomplete', { data: { code: 'setup-incomplete', missing } });
    await setProfileCompleted(tx, userId, true);
  });
}
