import { and, eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { predicateOf } from './predicate.ts';
import { filtersOf, type Query } from './saved-query.rules.ts';
import { lockSearch } from './saved-search.queries.ts';
import { type SavedSearchRow, savedSearches } from './saved-search.tables.ts';

interface Changes {
  name?: string | undefined;
  query?: Query | undefined;
  isNotifying?: boolean | undefined;
}

/** Changes, pauses or resumes one of the user's saved searches. */
export function changeSearch(
  db: Db,
  userId: number,
  searchId: number,
  changes: Changes,
  { timeZone, moduleType }: { timeZone: string; moduleType?: string },
): Promise<SavedSearchRow> {
  return db.transaction(async (tx) => {
    const search = await lockSearch(tx, userId, searchId, moduleType);
    const filters = changes.query ? filtersOf(changes.query, search.moduleType, timeZone) : undefined;
    const predicate = filters ? await predicateOf(tx, filters) : {};
    const [row] = await tx
      .update(savedSearches)
      .set({
        ...predicate,
        ...(changes.query ? { query: changes.query } : {}),
        name: changes.name ?? search.name,
        isNotifying: changes.isNotifying ?? search.isNotifying,
        updatedAt: clock.now(),
      })
      .where(and(eq(savedSearches.id, search.id), eq(savedSearches.userId, userId)))
      .returning();
    if (!row) throw new Problem('record-not-found');
    return row;
  });
}
