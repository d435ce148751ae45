import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { tryChallenge, useChallenge } from './challenge.queries.ts';
import { checkFactor, type GivenFactor } from './check-factor.ts';

/** The user of a sign-in after its second step; one that started in the admin area can only end there. */
export async function passSecondStep(
  db: Db,
  config: Config,
  given: GivenFactor & { step_token: string },
  { isAdmin = false } = {},
): Promise<UserRow> {
  const step = await tryChallenge(db, given.step_token, 'second-step');
  if (step.userId === null || step.isAdmin !== isAdmin) throw new Problem('sign-in-too-old');
  const isRight = await checkFactor(db, config, step.userId, { ...given, challenge: step.challenge });
  if (!isRight) throw new Problem('second-factor-wrong');
  await useChallenge(db, step);
  const user = await getUser(db, step.userId);
  if (user.status === 'blocked') throw new Problem('account-blocked');
  return user;
}
