import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { changePromotion, lockOwnPromotion } from './promotion.queries.ts';
import type { PromotionNoun } from './promotion.tables.ts';

/** Ends an own promotion and takes it off the list; its row stays for what was sold with it. */
export function deletePromotion(
  db: Reader,
  seller: { id: number },
  promotionId: number,
  noun: PromotionNoun = 'promotion',
): Promise<void> {
  return db.transaction(async (tx) => {
    const promotion = await lockOwnPromotion(tx, promotionId, seller, noun);
    if (promotion.removedAt) throw new Problem('record-not-found');

    await changePromotion(tx, promotion, { removedAt: clock.now() });
  });
}
