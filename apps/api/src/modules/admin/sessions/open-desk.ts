import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { logInAdmin } from '../../identity/index.ts';
import { addEntry } from '../audit/add-entry.ts';

type Credentials = Parameters<typeof logInAdmin>[2];
type Device = Parameters<typeof logInAdmin>[3];

/** Signs an admin in at the desk. */
export const openDesk = (db: Db, config: Config, credentials: Credentials, device: Device) =>
  logInAdmin(db, config, credentials, device, (tx, { user, role }) =>
    addEntry(tx, user.id, { action: 'desk.logged-in', after: { role: role.name } }),
  );
