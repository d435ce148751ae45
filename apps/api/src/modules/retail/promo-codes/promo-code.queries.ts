import { promoInvalidText, promoUsedText } from '@souk/contract/modules/retail/checkouts';
import { promoDuplicateText } from '@souk/contract/modules/retail/promo-codes';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate, Problem } from '../../../platform/errors.ts';
import { type PromoCodeRow, promoCodes, promoUses } from './promo-code.tables.ts';

/** The code of one of these sellers; if several have chosen the same one, the first seller's. */
export async function findPromoCode(
  reader: Reader,
  sellerIds: readonly number[],
  code: string,
): Promise<PromoCodeRow | undefined> {
  if (sellerIds.length === 0) return undefined;
  const [promo] = await reader
    .select()
    .from(promoCodes)
    .where(
      and(
        eq(promoCodes.code, code.toUpperCase()),
        inArray(promoCodes.sellerId, [...sellerIds]),
        isNull(promoCodes.removedAt),
      ),
    )
    .orderBy(asc(promoCodes.sellerId))
    .limit(1);
  return promo;
}

export async function hasUsed(reader: Reader, promoCodeId: number, buyerId: number): Promise<boolean> {
  const used = await reader.$count(
    promoUses,
    and(eq(promoUses.promoCodeId, promoCodeId), eq(promoUses.buyerId, buyerId)),
  );
  return used > 0;
}

/** An own code; anybody else's does not exist. */
export async function lockPromoCode(tx: Tx, sellerId: number, promoCodeId: number): Promise<PromoCodeRow> {
  const [promo] = await tx
    .select()
    .from(promoCodes)
    .where(
      and(eq(promoCodes.id, promoCodeId), eq(promoCodes.sellerId, sellerId), isNull(promoCodes.removedAt)),
    )
    .for('update');
  if (!promo) throw new Problem('record-not-found');
  return promo;
}

export async function listPromoCodesOf(reader: Reader, sellerId: number, query: PageQuery) {
  const isListed = and(eq(promoCodes.sellerId, sellerId), isNull(promoCodes.removedAt));
  const rows = await reader
    .select()
    .from(promoCodes)
    .where(isListed)
    .orderBy(desc(promoCodes.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const [counted] = await reader.select({ total: count() }).from(promoCodes).where(isListed);
  return { rows, total: counted?.total ?? 0 };
}

export async function insertPromoCode(tx: Tx, fresh: typeof promoCodes.$inferInsert): Promise<PromoCodeRow> {
  const [promo] = await tx
    .insert(promoCodes)
    .values(fresh)
    .returning()
    .catch((error: unknown) => {
      throw isDuplicate(error, 'promo_codes_code') ? fieldProblem('code', promoDuplicateText) : error;
    });
  if (!promo) throw new Error('the code was not written');
  return promo;
}

/** Uses a code for an order: once per buyer, and never more often than its owner allows. */
export async function takePromoUse(tx: Tx, promo: PromoCodeRow, buyerId: number, orderId: number) {
  const counted = await tx
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(
      and(
        eq(promoCodes.id, promo.id),
        or(isNull(promoCodes.usesMax), lt(promoCodes.uses, promoCodes.usesMax)),
      ),
    )
    .returning({ id: promoCodes.id });
  if (counted.length === 0) throw fieldProblem('promo_code', promoInvalidText);
  const used = await tx
    .insert(promoUses)
    .values({ promoCodeId: promo.id, buyerId, orderId })
    .onConflictDoNothing()
    .returning({ orderId: promoUses.orderId });
  if (used.length === 0) throw fieldProblem('promo_code', promoUsedText);
}

/** Takes back the use of a code by an order that was never paid. */
export async function restorePromoUses(tx: Tx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  const given = await tx
    .delete(promoUses)
    .where(inArray(promoUses.orderId, [...orderIds]))
    .returning({ id: promoUses.promoCodeId });
  for (const { id } of given)
    await tx
      .update(promoCodes)
      .set({ uses: sql`${promoCodes.uses} - 1` })
      .where(eq(promoCodes.id, id));
}
