import type { ReviewSort } from '@souk/contract/modules/reviews/reviews';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import type { ReviewableDeal } from '../../../platform/subjects.ts';
import type { FileRow } from '../../media/index.ts';
import { getSummary, receivedKind } from '../summaries/summary.queries.ts';
import { noReviews, type StarCounts } from '../summaries/summary.rules.ts';
import { type ReviewMove, reviewLife } from './review.life.ts';
import { type ReviewRow, reviewImages, reviews } from './review.tables.ts';

/** The review in any state; the policy decides what the caller may see of it. */
export async function getReview(reader: Reader, reviewId: number): Promise<ReviewRow> {
  const [review] = await reader.select().from(reviews).where(eq(reviews.id, reviewId));
  if (!review) throw new Problem('record-not-found');
  return review;
}

/** Locks the review, if it still exists, until the transaction ends, so that moves are serialised. */
export async function lockReviewIfThere(tx: Tx, reviewId: number): Promise<ReviewRow | undefined> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('no key update');
  return review;
}

export async function lockReview(tx: Tx, reviewId: number): Promise<ReviewRow> {
  const review = await lockReviewIfThere(tx, reviewId);
  if (!review) throw new Problem('record-not-found');
  return review;
}

/** Takes a shared lock: the review cannot change until the transaction ends. */
export async function holdReview(tx: Tx, reviewId: number): Promise<ReviewRow> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('share');
  if (!review) throw new Problem('record-not-found');
  return review;
}

export const listReviewsById = async (reader: Reader, ids: readonly number[]): Promise<ReviewRow[]> =>
  ids.length === 0
    ? []
    : reader
        .select()
        .from(reviews)
        .where(inArray(reviews.id, [...ids]));

/** Serialises the two sides of a deal, so that the second one finds the first one's review. */
export async function lockDeal(tx: Tx, { dealKind, dealId }: ReviewableDeal): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${dealKind}:${dealId}`}, 7221))`);
}

/** The other side's review of this author, for a locked deal. */
export async function lockCounterpart(
  tx: Tx,
  { dealKind, dealId, reviewedId }: ReviewableDeal,
  authorId: number,
): Promise<ReviewRow | undefined> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.dealKind, dealKind),
        eq(reviews.dealId, dealId),
        eq(reviews.isMutual, true),
        eq(reviews.authorId, reviewedId),
        eq(reviews.reviewedId, authorId),
      ),
    )
    .for('no key update');
  return review;
}

/** Of these deals, those that the author has reviewed; as `kind:subject:deal kind:deal`. */
export async function reviewedDealsOf(
  reader: Reader,
  authorId: number,
  dealIds: readonly number[],
): Promise<Set<string>> {
  if (dealIds.length === 0) return new Set();
  const rows = await reader
    .select()
    .from(reviews)
    .where(and(eq(reviews.authorId, authorId), inArray(reviews.dealId, [...dealIds])));
  return new Set(rows.map((row) => dealKey(row.kind, row)));
}

export const dealKey = (
  kind: string,
  deal: Pick<ReviewableDeal, 'subjectId' | 'dealKind' | 'dealId'>,
): string => `${kind}:${deal.subjectId}:${deal.dealKind}:${deal.dealId}`;

export async function insertReview(
  tx: Tx,
  fresh: Omit<typeof reviews.$inferInsert, 'state'>,
): Promise<ReviewRow> {
  const [review] = await tx
    .insert(reviews)
    .values({ ...fresh, state: reviewLife.first })
    .returning();
  if (!review) throw new Error('the review was not written');
  await recordMove(tx, reviewLife, {
    subjectId: review.id,
    move: 'write',
    from: null,
    to: review.state,
    by: 'author',
    byUserId: review.authorId,
  });
  return review;
}

type ReviewChanges = Partial<Omit<typeof reviews.$inferInsert, 'state'>>;

/** Writes fields that the life does not depend on. */
export async function changeReview(tx: Tx, id: number, changes: ReviewChanges): Promise<ReviewRow> {
  const [changed] = await tx.update(reviews).set(changes).where(eq(reviews.id, id)).returning();
  if (!changed) throw new Error('the review was not changed');
  return changed;
}

interface Moved {
  move: ReviewMove;
  /** Role in the life. */
  by: 'system' | 'admin' | 'author';
  byUserId?: number;
  reason?: string;
  changes?: ReviewChanges;
}

/**
 * Moves the review or throws the life's refusal: the only writer of its state. A deleted review is removed from the
 * table.
 */
export async function moveReview(
  tx: Tx,
  review: ReviewRow,
  { move, by, byUserId, reason, changes }: Moved,
): Promise<ReviewRow> {
  const state = reviewLife.next(review.state, move, by);
  const [moved] =
    state === 'deleted'
      ? await tx.delete(reviews).where(eq(reviews.id, review.id)).returning()
      : await tx
          .update(reviews)
          .set({ ...changes, state })
          .where(eq(reviews.id, review.id))
          .returning();
  if (!moved) throw new Error('the review was not moved');
  await recordMove(tx, reviewLife, {
    subjectId: review.id,
    move,
    from: review.state,
    to: state,
    by,
    byUserId: byUserId ?? null,
    reason,
  });
  return moved;
}

/** Review → its photos in their order. */
export async function imagesOf(
  reader: Reader,
  reviewIds: readonly number[],
): Promise<Map<number, { fileId: number; path: string }[]>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(reviewImages)
    .where(inArray(reviewImages.reviewId, [...reviewIds]))
    .orderBy(asc(reviewImages.id));
  return Map.groupBy(rows, ({ reviewId }) => reviewId);
}

export async function insertImages(tx: Tx, reviewId: number, files: readonly FileRow[]): Promise<void> {
  if (files.length === 0) return;
  await tx.insert(reviewImages).values(files.map(({ id, path }) => ({ reviewId, fileId: id, path })));
}

/** Removes these photos from a review, or all of them, and returns their files. */
export async function dropImages(tx: Tx, reviewId: number, paths?: readonly string[]): Promise<number[]> {
  const dropped = await tx
    .delete(reviewImages)
    .where(
      and(eq(reviewImages.reviewId, reviewId), paths ? inArray(reviewImages.path, [...paths]) : undefined),
    )
    .returning({ fileId: reviewImages.fileId });
  return dropped.map(({ fileId }) => fileId);
}

export interface ReviewFilter {
  authorId?: number | undefined;
  reviewedId?: number | undefined;
  kind?: string | undefined;
  subjectId?: number | undefined;
}

const given = (column: PgColumn, value: string | number | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** Authors see all of their own, everybody else only published ones. */
const matching = ({ authorId, reviewedId, kind, subjectId }: ReviewFilter): SQL | undefined =>
  and(
    given(reviews.authorId, authorId),
    given(reviews.reviewedId, reviewedId),
    given(reviews.kind, kind),
    given(reviews.subjectId, subjectId),
    authorId === undefined ? eq(reviews.state, 'published') : undefined,
  );

const newest = (filter: ReviewFilter): SQL[] =>
  filter.authorId === undefined ? [desc(reviews.publishedAt), desc(reviews.id)] : [desc(reviews.id)];

const orders: Record<ReviewSort, SQL[]> = {
  'most-recent': [],
  'top-rated': [desc(reviews.rating)],
  asc: [asc(reviews.rating)],
  desc: [desc(reviews.rating)],
};

interface Asked extends PageQuery {
  rating?: number | undefined;
  sort: ReviewSort;
}

/** A page of reviews and how many there are. */
export async function listReviews(reader: Reader, filter: ReviewFilter, asked: Asked) {
  const isWanted = and(matching(filter), given(reviews.rating, asked.rating));
  const rows = await reader
    .select()
    .from(reviews)
    .where(isWanted)
    .orderBy(...orders[asked.sort], ...newest(filter))
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size);
  return { rows, total: await reader.$count(reviews, isWanted) };
}

async function countByStars(reader: Reader, filter: ReviewFilter): Promise<StarCounts> {
  const rows = await reader
    .select({ rating: reviews.rating, reviews: count() })
    .from(reviews)
    .where(matching(filter))
    .groupBy(reviews.rating);
  const byStars = new Map(rows.map((row) => [row.rating, row.reviews]));
  const of = (stars: number) => byStars.get(stars) ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}

/**
 * How many reviews of a list have how many stars, whatever stars are selected; from the stored counts if there are
 * some.
 */
export async function summaryOf(reader: Reader, filter: ReviewFilter): Promise<StarCounts> {
  const { authorId, reviewedId, kind, subjectId } = filter;
  if (authorId !== undefined) return countByStars(reader, filter);
  if (kind !== undefined && subjectId !== undefined && reviewedId === undefined)
    return getSummary(reader, kind, subjectId);
  if (reviewedId !== undefined && kind === undefined && subjectId === undefined)
    return getSummary(reader, receivedKind, reviewedId);
  return reviewedId === undefined ? noReviews : countByStars(reader, filter);
}
