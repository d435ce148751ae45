import { and, eq, isNull } from 'drizzle-orm';
import { clock } from '../../platform/clock.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deals } from './deals/deal.tables.ts';
import { promotions } from './promotions/promotion.tables.ts';
import { redemptions } from './redemptions/redemption.tables.ts';

/** What was taken off stays with what was sold; a seller's promotions end with their account. */
export const discountsPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    deals: await reader.select().from(deals).where(eq(deals.sellerId, userId)),
    promotions: await reader.select().from(promotions).where(eq(promotions.sellerId, userId)),
    redemptions: await reader.select().from(redemptions).where(eq(redemptions.customerId, userId)),
  }),
  erase: async (tx, userId) => {
    await tx.update(promotions).set({ imageFileId: null }).where(eq(promotions.sellerId, userId));
    await tx
      .update(promotions)
      .set({ removedAt: clock.now() })
      .where(and(eq(promotions.sellerId, userId), isNull(promotions.removedAt)));
  },
};
