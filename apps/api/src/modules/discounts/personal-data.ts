import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deals } from './deals/deal.tables.ts';

/** A deal is on a thing of its seller's, which goes with them. */
export const discountsPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    deals: await reader.select().from(deals).where(eq(deals.sellerId, userId)),
  }),
  erase: async () => undefined,
};
