import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { lockPromoCode } from './promo-code.queries.ts';
import { promoCodes } from './promo-code.tables.ts';

/** Ends an own code and removes it from the list. */
export function deletePromoCode(db: Db, seller: { id: number }, promoCodeId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const promo = await lockPromoCode(tx, seller.id, promoCodeId);
    await tx.update(promoCodes).set({ removedAt: clock.now() }).where(eq(promoCodes.id, promo.id));
  });
}
