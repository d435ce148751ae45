import type { Db } from '../../../platform/db/database.ts';
import { removeDraft } from './draft.queries.ts';

/** Throws away what somebody has begun to write, if there is anything. */
export const deleteDraft = (db: Db, userId: number): Promise<void> =>
  db.transaction((tx) => removeDraft(tx, userId));
