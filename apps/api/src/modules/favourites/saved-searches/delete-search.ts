import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { lockSearch } from './saved-search.queries.ts';
import { savedSearches } from './saved-search.tables.ts';

/** Deletes one of the user's saved searches; its alerts end. */
export function deleteSearch(db: Db, userId: number, searchId: number, moduleType?: string): Promise<void> {
  return db.transaction(async (tx) => {
    const search = await lockSearch(tx, userId, searchId, moduleType);
    await tx.delete(savedSearches).where(eq(savedSearches.id, search.id));
  });
}
