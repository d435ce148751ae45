import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import {
  findNotificationOf,
  type ShownNotification,
  setAllRead,
  setReadById,
  setReadByKey,
} from './notification.queries.ts';
import { tellCounters } from './tell-counters.ts';

/** Marks one notification read and updates the count on every open page. */
export function markRead(db: Db, userId: number, id: number): Promise<ShownNotification> {
  return db.transaction(async (tx) => {
    if ((await setReadById(tx, userId, id)) > 0) await tellCounters(tx, userId);
    const shown = await findNotificationOf(tx, userId, id);
    if (!shown) throw new Problem('record-not-found');
    return shown;
  });
}

/** Marks all of the user's notifications read. */
export function markAllRead(db: Db, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await setAllRead(tx, userId)) > 0) await tellCounters(tx, userId);
  });
}

/** For the module that made it: the user has seen the thing itself, so its notification counts as read. */
export const seeNotification = (tx: Tx, userId: number, key: string): Promise<number> =>
  setReadByKey(tx, userId, key);
