import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { lockUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { askForEmail } from './ask-for-email.ts';
import { checkOwner } from './check-owner.ts';

/** Asks for another address, with the password. */
export async function changeEmail(
  db: Db,
  config: Config,
  viewer: User,
  form: { email: string; password: string },
): Promise<UserRow> {
  await checkOwner(db, config, viewer, form.password);
  return db.transaction(async (tx) => askForEmail(tx, config, await lockUser(tx, viewer.id), form.email));
}
