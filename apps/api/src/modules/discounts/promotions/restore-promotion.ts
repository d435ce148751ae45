import type { Reader } from '../../../platform/db/database.ts';
import { changePromotion, lockOwnPromotion } from './promotion.queries.ts';
import type { PromotionNoun, PromotionRow } from './promotion.tables.ts';

/** Brings a deleted promotion back as it was, unless its code was given anew meanwhile. */
export function restorePromotion(
  db: Reader,
  seller: { id: number },
  promotionId: number,
  noun: PromotionNoun = 'promotion',
): Promise<PromotionRow> {
  return db.transaction(async (tx) => {
    const promotion = await lockOwnPromotion(tx, promotionId, seller, noun);
    if (!promotion.removedAt) return promotion;

    return changePromotion(tx, promotion, { removedAt: null });
  });
}
