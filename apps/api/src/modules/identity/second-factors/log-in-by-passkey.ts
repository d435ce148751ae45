import type { passkeyLogin } from '@souk/contract/modules/identity/second-factors';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type Device, startSession } from '../sessions/start-session.ts';
import { findUser } from '../users/user.queries.ts';
import { tryChallenge, useChallenge } from './challenge.queries.ts';
import { checkPasskey } from './check-passkey.ts';

/** Signs in by a passkey alone: it is something the user has, and it verifies the user. */
export async function logInByPasskey(
  db: Db,
  config: Config,
  { step_token, passkey }: BodyOf<typeof passkeyLogin>,
  device: Device,
) {
  const step = await tryChallenge(db, step_token, 'passkey-login');
  const asked = { challenge: step.challenge, answer: passkey, standsAlone: true };
  const userId = await checkPasskey(db, config, asked);
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (!user || (user.isDemo && !config.DEMO)) throw new Problem('passkey-refused');
  if (user.status === 'blocked') throw new Problem('account-blocked');
  return db.transaction(async (tx) => {
    await useChallenge(tx, step);
    return { user, session: await startSession(tx, config, { userId: user.id, ...device }) };
  });
}
