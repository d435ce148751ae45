import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import { usesPerCustomer } from '../promotions/promotion.rules.ts';
import type { PromotionRow } from '../promotions/promotion.tables.ts';
import { countUse, usesOf } from './redemption.queries.ts';
import { redemptions } from './redemption.tables.ts';

export interface Redemption {
  promotion: PromotionRow;
  /** Null for somebody without an account. */
  customerId: number | null;
  subject: Subject;
  cents: number;
}

/** Uses a promotion for something sold in this transaction; false if somebody else has taken its last use. */
export async function redeemPromotion(
  tx: Tx,
  { promotion, customerId, subject, cents }: Redemption,
): Promise<boolean> {
  if (!(await countUse(tx, promotion, cents))) return false;
  const most = usesPerCustomer(promotion);
  if (most !== null && customerId !== null) {
    // Counted after the promotion is locked, so that two purchases of one customer see each other.
    const used = (await usesOf(tx, customerId, [promotion.id])).get(promotion.id) ?? 0;
    if (used >= most) return false;
  }
  await tx.insert(redemptions).values({
    subjectKind: subject.kind,
    subjectId: subject.id,
    promotionId: promotion.id,
    customerId,
    cents,
  });
  return true;
}
