import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { findRoleOf } from '../roles/role.queries.ts';
import { askSecondStep } from '../second-factors/ask-second-step.ts';
import { type Credentials, checkCredentials } from './check-credentials.ts';
import { type AdminSession, openDeskSession, type RecordEntry } from './open-desk-session.ts';
import type { Device } from './start-session.ts';

/**
 * Opens a short session of the admin area; users who are not admins get the same answer as for a wrong password.
 */
export async function logInAdmin(
  db: Db,
  config: Config,
  credentials: Credentials,
  device: Device,
  record: RecordEntry = async () => undefined,
): Promise<AdminSession> {
  const user = await checkCredentials(db, config, credentials);
  const role = await findRoleOf(db, user.id);
  if (!role) throw new Problem('wrong-credentials');

  await askSecondStep(db, config, user, true);
  return openDeskSession(db, config, { user, role }, device, record);
}
