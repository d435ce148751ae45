import type { SecondStep } from '@souk/contract/modules/identity/second-factors';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UserRow } from '../users/user.tables.ts';
import { addChallenge } from './challenge.queries.ts';
import { listFactors } from './second-factor.queries.ts';
import { factorLimits } from './second-factor.rules.ts';

/**
 * Stops a sign-in with a correct password if a second factor is needed; there is no session before it. In production
 * no admin can sign in without one.
 */
export async function askSecondStep(db: Db, config: Config, user: UserRow, isAdmin = false): Promise<void> {
  const factors = await listFactors(db, user.id);
  if (factors.length === 0) {
    if (isAdmin && config.isProduction) throw new Problem('second-factor-missing');
    return;
  }
  const step: SecondStep = {
    code: 'second-factor-needed',
    step_token: await addChallenge(db, { purpose: 'second-step', userId: user.id, isAdmin }),
    ways: [...new Set(factors.map(({ kind }) => kind)), 'recovery'],
    expires_in: factorLimits.stepMinutes * 60,
  };
  throw new Problem('second-factor-needed', { data: step });
}
