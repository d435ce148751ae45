import { and, count, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type SavedSearchRow, savedSearches } from './saved-search.tables.ts';

const mine = (userId: number, searchId: number, moduleType?: string) =>
  and(
    eq(savedSearches.id, searchId),
    eq(savedSearches.userId, userId),
    moduleType ? eq(savedSearches.moduleType, moduleType) : undefined,
  );

/** The user's own search; a stranger's does not exist. */
export async function getSearch(reader: Reader, userId: number, searchId: number): Promise<SavedSearchRow> {
  const [search] = await reader.select().from(savedSearches).where(mine(userId, searchId));
  if (!search) throw new Problem('record-not-found');
  return search;
}

/** Locks the user's own search until the transaction ends. */
export async function lockSearch(
  tx: Tx,
  userId: number,
  searchId: number,
  moduleType?: string,
): Promise<SavedSearchRow> {
  const [search] = await tx
    .select()
    .from(savedSearches)
    .where(mine(userId, searchId, moduleType))
    .for('update');
  if (!search) throw new Problem('record-not-found');
  return search;
}

interface Asked {
  page: number;
  page_size: number;
}

/** A page of the user's searches, latest first. */
export async function listSearches(
  reader: Reader,
  userId: number,
  moduleType: string | undefined,
  { page, page_size: pageSize }: Asked,
): Promise<{ searches: SavedSearchRow[]; total: number }> {
  const own = and(
    eq(savedSearches.userId, userId),
    moduleType ? eq(savedSearches.moduleType, moduleType) : undefined,
  );
  const searches = await reader
    .select()
    .from(savedSearches)
    .where(own)
    .orderBy(desc(savedSearches.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await reader.select({ total: count() }).from(savedSearches).where(own);
  return { searches, total: counted?.total ?? 0 };
}

export const countSearches = (reader: Reader, userId: number): Promise<number> =>
  reader.$count(savedSearches, eq(savedSearches.userId, userId));
