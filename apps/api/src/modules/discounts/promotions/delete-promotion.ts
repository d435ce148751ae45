import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { changePromotion, lockOwnPromotion } from './promotion.queries.ts';

/** Ends an own promotion and takes it off the list; its row stays for what was sold with it. */
export function deletePromotion(db: Reader, seller: { id: number }, promotionId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const promotion = await lockOwnPromotion(tx, promotionId, seller);
    if (promotion.removedAt) throw new Problem('record-not-found');

    await changePromotion(tx, promotion, { removedAt: clock.now() });
  });
}
