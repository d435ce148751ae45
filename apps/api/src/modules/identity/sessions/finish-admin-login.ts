import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { findRoleOf } from '../roles/role.queries.ts';
import { passSecondStep } from '../second-factors/pass-second-step.ts';
import { type AdminSession, openDeskSession, type RecordEntry } from './open-desk-session.ts';
import type { Device } from './start-session.ts';

/** The second step of an admin's sign-in. */
export async function finishAdminLogin(
  db: Db,
  config: Config,
  given: Parameters<typeof passSecondStep>[2],
  device: Device,
  record: RecordEntry,
): Promise<AdminSession> {
  const user = await passSecondStep(db, config, given, { isAdmin: true });
  const role = await findRoleOf(db, user.id);
  if (!role) throw new Problem('sign-in-too-old');
  return openDeskSession(db, config, { user, role }, device, record);
}
