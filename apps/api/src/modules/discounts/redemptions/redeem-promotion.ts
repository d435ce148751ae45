import type { Subject } from '@souk/contract/shared/values';
import { isNotNull } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
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
  const use = { promotionId: promotion.id, customerId, cents };
  await tx
    .insert(redemptions)
    .values({ subjectKind: subject.kind, subjectId: subject.id, ...use })
    // What is priced anew has given its use back before.
    .onConflictDoUpdate({
      target: [redemptions.subjectKind, redemptions.subjectId],
      set: { ...use, takenAt: clock.now(), givenBackAt: null },
      setWhere: isNotNull(redemptions.givenBackAt),
    });
  return true;
}
