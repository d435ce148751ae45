import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { likes, type ReviewReportRow, reports } from './response.tables.ts';

export interface Likes {
  likes: number;
  /** By the one who asks. */
  isLiked: boolean;
}

/** Review → its likes; reviews without any are left out. */
export async function likesOf(
  reader: Reader,
  reviewIds: readonly number[],
  userId: number | undefined,
): Promise<Map<number, Likes>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await reader
    .select({
      reviewId: likes.reviewId,
      likes: count(),
      isLiked: sql<boolean>`bool_or(${likes.userId} = ${userId ?? 0})`,
    })
    .from(likes)
    .where(inArray(likes.reviewId, [...reviewIds]))
    .groupBy(likes.reviewId);
  return new Map(rows.map(({ reviewId, ...given }) => [reviewId, given]));
}

/** Closes every open report of a review. */
export async function closeReports(
  tx: Tx,
  reviewId: number,
  outcome: 'resolved' | 'dismissed',
): Promise<number> {
  const closed = await tx
    .update(reports)
    .set({ state: outcome, closedAt: clock.now() })
    .where(and(eq(reports.reviewId, reviewId), eq(reports.state, 'open')))
    .returning({ id: reports.id });
  return closed.length;
}

/** Reports that an admin has not closed, the oldest first. */
export const listOpenReports = (reader: Reader, limit = 50, offset = 0): Promise<ReviewReportRow[]> =>
  reader
    .select()
    .from(reports)
    .where(eq(reports.state, 'open'))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(limit)
    .offset(offset);

/** Review → how often it was reported. */
export async function countReports(
  reader: Reader,
  reviewIds: readonly number[],
): Promise<Map<number, number>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await reader
    .select({ reviewId: reports.reviewId, reports: count() })
    .from(reports)
    .where(inArray(reports.reviewId, [...reviewIds]))
    .groupBy(reports.reviewId);
  return new Map(rows.map((row) => [row.reviewId, row.reports]));
}
