import type { Db } from '../../../platform/db/database.ts';
import { removeDraft } from './draft.queries.ts';

/** Deletes the user's draft, if there is one. */
export const deleteDraft = (db: Db, userId: number): Promise<void> =>
  db.transaction((tx) => removeDraft(tx, userId));
