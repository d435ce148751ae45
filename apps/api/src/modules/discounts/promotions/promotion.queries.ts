import { type promotionStatuses, sameCodeText } from '@souk/contract/modules/discounts/promotions';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, desc, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, isDuplicate, Problem } from '../../../platform/errors.ts';
import { type PromotionNoun, type PromotionRow, promotions } from './promotion.tables.ts';

const ofSeller = (sellerId: number) => and(eq(promotions.sellerId, sellerId), isNull(promotions.removedAt));

const onList = (sellerId: number, noun: PromotionNoun) => and(ofSeller(sellerId), eq(promotions.noun, noun));

/** Own promotions only: anybody else's does not exist, and a deleted one neither. */
export async function getOwnPromotion(
  reader: Reader,
  promotionId: number,
  seller: { id: number },
  noun: PromotionNoun = 'promotion',
): Promise<PromotionRow> {
  const [promotion] = await reader
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, promotionId), onList(seller.id, noun)));
  if (!promotion) throw new Problem('record-not-found');
  return promotion;
}

/** Locks an own promotion, deleted or not, until the transaction ends. */
export async function lockOwnPromotion(
  tx: Tx,
  promotionId: number,
  seller: { id: number },
  noun: PromotionNoun = 'promotion',
): Promise<PromotionRow> {
  const [promotion] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, promotionId), eq(promotions.sellerId, seller.id), eq(promotions.noun, noun)))
    .for('no key update');
  if (!promotion) throw new Problem('record-not-found');
  return promotion;
}

export const countPromotions = (
  reader: Reader,
  sellerId: number,
  noun: PromotionNoun = 'promotion',
): Promise<number> => reader.$count(promotions, onList(sellerId, noun));

async function pageOfPromotions(
  reader: Reader,
  isWanted: SQL | undefined,
  { page, page_size: size }: PageQuery,
  order: SQL,
) {
  const rows = await reader
    .select()
    .from(promotions)
    .where(isWanted)
    .orderBy(order, desc(promotions.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await reader.$count(promotions, isWanted) };
}

/** A page of the seller's promotions, or of their special offers. */
export function listPromotionsOf(
  reader: Reader,
  sellerId: number,
  query: PageQuery & { status?: (typeof promotionStatuses)[number] | undefined },
  noun: PromotionNoun = 'promotion',
) {
  const isOpen = and(eq(promotions.isActive, true), gt(promotions.endsAt, clock.now())) ?? sql`true`;
  const { status } = query;
  const isWanted = and(onList(sellerId, noun), status && (status === 'active' ? isOpen : not(isOpen)));
  return pageOfPromotions(reader, isWanted, query, desc(promotions.id));
}

const isRunning = () =>
  and(
    eq(promotions.isActive, true),
    lte(promotions.startsAt, clock.now()),
    gt(promotions.endsAt, clock.now()),
    or(isNull(promotions.usesMax), sql`${promotions.uses} < ${promotions.usesMax}`),
  );

const isShown = (sellerId: number) => and(ofSeller(sellerId), isNull(promotions.code), isRunning());

/** A page of what a seller takes off now for everybody it fits. */
export const listShownPromotions = (reader: Reader, sellerId: number, query: PageQuery) =>
  pageOfPromotions(reader, isShown(sellerId), query, asc(promotions.endsAt));

/** All of them: a seller has only so many. */
export const listAutomatic = (reader: Reader, sellerId: number): Promise<PromotionRow[]> =>
  reader.select().from(promotions).where(isShown(sellerId)).orderBy(asc(promotions.id));

/** The code of a seller, in whatever state. */
export async function findByCode(
  reader: Reader,
  sellerId: number,
  code: string,
): Promise<PromotionRow | undefined> {
  const [promotion] = await reader
    .select()
    .from(promotions)
    .where(and(ofSeller(sellerId), eq(promotions.code, code.trim().toUpperCase())));
  return promotion;
}

/** An automatic promotion of a seller, in whatever state; one with a code is named by it. */
export async function findAutomatic(
  reader: Reader,
  sellerId: number,
  promotionId: number,
): Promise<PromotionRow | undefined> {
  const [promotion] = await reader
    .select()
    .from(promotions)
    .where(and(ofSeller(sellerId), eq(promotions.id, promotionId), isNull(promotions.code)));
  return promotion;
}

const refuseSameCode = (error: unknown): never => {
  throw isDuplicate(error, 'promotions_code') ? fieldProblem('code', sameCodeText) : error;
};

export async function insertPromotion(tx: Tx, fresh: typeof promotions.$inferInsert): Promise<PromotionRow> {
  const [promotion] = await tx.insert(promotions).values(fresh).returning().catch(refuseSameCode);
  if (!promotion) throw new Error('the promotion was not written');
  return promotion;
}

export async function changePromotion(
  tx: Tx,
  { id }: Pick<PromotionRow, 'id'>,
  changes: Partial<typeof promotions.$inferInsert>,
): Promise<PromotionRow> {
  const [changed] = await tx
    .update(promotions)
    .set(changes)
    .where(eq(promotions.id, id))
    .returning()
    .catch(refuseSameCode);
  if (!changed) throw new Error('the promotion was not changed');
  return changed;
}
