import type { Db } from '../../../platform/db/database.ts';
import { removePushSubscription } from './push-subscription.queries.ts';

/** Forgets a browser of this user; nothing happens where it is not his. */
export const deletePushSubscription = (db: Db, userId: number, endpoint: string): Promise<void> =>
  db.transaction((tx) => removePushSubscription(tx, endpoint, userId));
