import type { Db } from '../../../platform/db/database.ts';
import { lockUser } from '../../identity/index.ts';
import { getMethod, makeDefault } from './method.queries.ts';

/** Makes a method the default, which is offered first. */
export const chooseDefault = (db: Db, userId: number, methodId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await makeDefault(tx, await getMethod(tx, userId, methodId));
  });
