import type { Reader } from '../../../platform/db/database.ts';
import { changePromotion, lockOwnPromotion } from './promotion.queries.ts';
import type { PromotionRow } from './promotion.tables.ts';

/** Brings a deleted promotion back as it was, unless its code was given anew meanwhile. */
export function restorePromotion(
  db: Reader,
  seller: { id: number },
  promotionId: number,
): Promise<PromotionRow> {
  return db.transaction(async (tx) => {
    const promotion = await lockOwnPromotion(tx, promotionId, seller);
    if (!promotion.removedAt) return promotion;

    return changePromotion(tx, promotion, { removedAt: null });
  });
}
