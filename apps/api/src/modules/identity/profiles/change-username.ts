import type { Db } from '../../../platform/db/database.ts';
import { updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { usernameTaken } from './profile.rules.ts';

/** Changes the username; the first to ask gets it. */
export const changeUsername = (db: Db, userId: number, username: string): Promise<UserRow> =>
  db
    .transaction((tx) => updateUser(tx, userId, { username }))
    .catch((error: unknown) => {
      throw usernameTaken(error);
    });
