import { eq, or } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { checkouts } from './checkouts/checkout.tables.ts';
import { sales } from './sales/sale.tables.ts';

const exportSales = async (reader: Reader, userId: number) => ({
  checkouts: await reader.select().from(checkouts).where(eq(checkouts.buyerId, userId)),
  sales: await reader
    .select()
    .from(sales)
    .where(or(eq(sales.buyerId, userId), eq(sales.sellerId, userId))),
});

/** Sales stay, as the law requires; the buyer's notes are erased. */
export const saleData: PersonalData = {
  export: exportSales,
  erase: async (tx, userId) => {
    await tx.update(checkouts).set({ note: null }).where(eq(checkouts.buyerId, userId));
  },
};
