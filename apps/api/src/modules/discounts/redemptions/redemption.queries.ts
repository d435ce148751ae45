import type { Subject } from '@souk/contract/shared/values';
import { and, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type PromotionRow, promotions } from '../promotions/promotion.tables.ts';
import { redemptions } from './redemption.tables.ts';

/** Promotion → how often this customer has it in use; none is left out. */
export async function usesOf(
  reader: Reader,
  customerId: number,
  promotionIds: readonly number[],
): Promise<Map<number, number>> {
  if (promotionIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: redemptions.promotionId, uses: count() })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.customerId, customerId),
        inArray(redemptions.promotionId, [...promotionIds]),
        isNull(redemptions.givenBackAt),
      ),
    )
    .groupBy(redemptions.promotionId);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Counts one more use unless the last is taken; the row stays locked, so that the next one waits for the outcome. */
export async function countUse(tx: Tx, { id }: Pick<PromotionRow, 'id'>, cents: number): Promise<boolean> {
  const counted = await tx
    .update(promotions)
    .set({ uses: sql`${promotions.uses} + 1`, givenCents: sql`${promotions.givenCents} + ${cents}` })
    .where(
      and(eq(promotions.id, id), or(isNull(promotions.usesMax), lt(promotions.uses, promotions.usesMax))),
    )
    .returning({ id: promotions.id });
  return counted.length > 0;
}

/** Gives the use of a promotion by this subject back, once; most subjects have none. */
export async function giveBack(tx: Tx, { kind, id }: Subject): Promise<void> {
  const [given] = await tx
    .update(redemptions)
    .set({ givenBackAt: clock.now() })
    .where(
      and(eq(redemptions.subjectKind, kind), eq(redemptions.subjectId, id), isNull(redemptions.givenBackAt)),
    )
    .returning({ promotionId: redemptions.promotionId, cents: redemptions.cents });
  if (!given) return;
  await tx
    .update(promotions)
    .set({ uses: sql`${promotions.uses} - 1`, givenCents: sql`${promotions.givenCents} - ${given.cents}` })
    .where(eq(promotions.id, given.promotionId));
}
