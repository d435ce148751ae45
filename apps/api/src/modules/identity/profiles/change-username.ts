import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate } from '../../../platform/errors.ts';
import { updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

/** The refusal of a username that somebody has. */
export const usernameTaken = (error: unknown): unknown =>
  isDuplicate(error, 'users_username') ? fieldProblem('username', 'Username already exist') : error;

/** Changes the username; who asks first gets it. */
export const changeUsername = (db: Db, userId: number, username: string): Promise<UserRow> =>
  db
    .transaction((tx: Tx) => updateUser(tx, userId, { username }))
    .catch((error: unknown) => {
      throw usernameTaken(error);
    });
