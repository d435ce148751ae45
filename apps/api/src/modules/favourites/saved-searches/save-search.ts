import type { Db } from '../../../platform/db/database.ts';
import { predicateOf } from './predicate.ts';
import { filtersOf, type Query } from './saved-query.rules.ts';
import { type SavedSearchRow, savedSearches } from './saved-search.tables.ts';

const nameOf = ({ keyword, location }: { keyword?: string | undefined; location?: string | undefined }) =>
  [keyword, location].filter(Boolean).join(', ') || 'Saved search';

interface NewSearch {
  name?: string | undefined;
  moduleType: string;
  categoryId?: number | undefined;
  query: Query;
  isNotifying?: boolean | undefined;
}

/** Saves a search, so that new documents find it. */
export function saveSearch(
  db: Db,
  userId: number,
  { categoryId, ...fresh }: NewSearch,
  timeZone: string,
): Promise<SavedSearchRow> {
  const query =
    categoryId && !fresh.query.category_id ? { ...fresh.query, category_id: categoryId } : fresh.query;
  const filters = filtersOf(query, fresh.moduleType, timeZone);
  return db.transaction(async (tx) => {
    const predicate = await predicateOf(tx, filters);
    const [row] = await tx
      .insert(savedSearches)
      .values({
        userId,
        name: fresh.name ?? nameOf(filters),
        moduleType: fresh.moduleType,
        query,
        isNotifying: fresh.isNotifying ?? true,
        ...predicate,
      })
      .returning();
    if (!row) throw new Error('the search was not written');
    return row;
  });
}
