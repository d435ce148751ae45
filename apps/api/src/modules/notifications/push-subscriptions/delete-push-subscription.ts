import type { Db } from '../../../platform/db/database.ts';
import { removePushSubscription } from './push-subscription.queries.ts';

/** Removes a push subscription of this user; somebody else's is left alone. */
export const deletePushSubscription = (db: Db, userId: number, endpoint: string): Promise<void> =>
  db.transaction((tx) => removePushSubscription(tx, endpoint, userId));
