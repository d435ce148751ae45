import { count, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { likes } from './response.tables.ts';

export interface Likes {
  likes: number;
  /** By the viewer. */
  isLiked: boolean;
}

/** Review → number of likes; reviews without any are left out. */
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
