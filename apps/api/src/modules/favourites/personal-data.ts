import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { marks } from './favourites/favourite.tables.ts';
import { savedSearches } from './saved-searches/saved-search.tables.ts';

/** Lists and searches are personal, so they are deleted entirely. */
export const favouritesPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    lists: await reader.select().from(marks).where(eq(marks.userId, userId)),
    saved_searches: await reader
      .select({ name: savedSearches.name, query: savedSearches.query, createdAt: savedSearches.createdAt })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId)),
  }),
  erase: async (tx, userId) => {
    await tx.delete(marks).where(eq(marks.userId, userId));
    await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
  },
};
