import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Device, type StartedSession, startSession } from '../sessions/start-session.ts';
import type { UserRow } from '../users/user.tables.ts';
import { passSecondStep } from './pass-second-step.ts';

/** Signs in a user who gave the password before and the second factor now. */
export async function finishLogin(
  db: Db,
  config: Config,
  given: Parameters<typeof passSecondStep>[2],
  device: Device,
): Promise<{ user: UserRow; session: StartedSession }> {
  const user = await passSecondStep(db, config, given);
  const session = await db.transaction((tx) => startSession(tx, config, { userId: user.id, ...device }));
  return { user, session };
}
