import type { authenticate } from '@souk/contract/modules/identity/second-factors';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { sessions } from '../sessions/session.tables.ts';
import { getUser } from '../users/user.queries.ts';
import { tryChallenge, useChallenge } from './challenge.queries.ts';
import { checkFactor } from './check-factor.ts';

type Given = BodyOf<typeof authenticate>;

async function checkGivenFactor(db: Db, config: Config, viewer: User, given: Given): Promise<void> {
  const asked = given.step_token ? await tryChallenge(db, given.step_token, 'passkey-check') : undefined;
  if (asked && asked.userId !== viewer.id) throw new Problem('sign-in-too-old');
  const challenge = asked?.challenge ?? null;
  const isRight = await checkFactor(db, config, viewer.id, { ...given, challenge });
  if (!isRight) throw new Problem('second-factor-wrong');
  if (asked) await useChallenge(db, asked);
}

/** Records that this session's holder has just proved to be its owner. */
export async function authenticateAgain(db: Db, config: Config, viewer: User, given: Given): Promise<void> {
  refuseActing(viewer);
  if (given.code || given.passkey) await checkGivenFactor(db, config, viewer, given);
  else if (!(await checkPassword(db, config, await getUser(db, viewer.id), given.password)))
    throw new Problem('wrong-credentials');
  await db.update(sessions).set({ authenticatedAt: clock.now() }).where(eq(sessions.id, viewer.sessionId));
}
