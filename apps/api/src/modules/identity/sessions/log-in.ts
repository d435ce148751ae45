import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { askSecondStep } from '../second-factors/ask-second-step.ts';
import type { UserRow } from '../users/user.tables.ts';
import { type Credentials, checkCredentials } from './check-credentials.ts';
import { type Device, type StartedSession, startSession } from './start-session.ts';

/** Signs in with e-mail and password, up to the second factor of an account that has one. */
export async function logIn(
  db: Db,
  config: Config,
  credentials: Credentials,
  device: Device,
): Promise<{ user: UserRow; session: StartedSession }> {
  const user = await checkCredentials(db, config, credentials);
  await askSecondStep(db, config, user);
  const session = await db.transaction((tx) => startSession(tx, config, { userId: user.id, ...device }));
  return { user, session };
}
