import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { finishAdminLogin, logInAdmin } from '../../identity/index.ts';
import { addEntry } from '../audit/add-entry.ts';

type Credentials = Parameters<typeof logInAdmin>[2];
type Device = Parameters<typeof logInAdmin>[3];

type GivenFactor = Parameters<typeof finishAdminLogin>[2];
type RecordEntry = Parameters<typeof finishAdminLogin>[4];

const record: RecordEntry = (tx, { user, role }) =>
  addEntry(tx, user.id, { action: 'desk.logged-in', after: { role: role.name } });

/** Signs an admin in to the admin area, up to the second factor. */
export const openDesk = (db: Db, config: Config, credentials: Credentials, device: Device) =>
  logInAdmin(db, config, credentials, device, record);

/** The second step of that sign-in. */
export const openDeskByFactor = (db: Db, config: Config, given: GivenFactor, device: Device) =>
  finishAdminLogin(db, config, given, device, record);
