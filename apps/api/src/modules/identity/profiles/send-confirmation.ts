import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { askForAddressLink } from '../contacts/send-address-link.ts';

/** Sends the link that confirms an address again. */
export const sendConfirmation = (db: Db, config: Config, userId: number): Promise<void> =>
  db.transaction((tx) => askForAddressLink(tx, config, userId));
