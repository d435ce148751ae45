import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { roleIn, type Viewer } from '../reviews/review.policy.ts';
import { holdReview } from '../reviews/review.queries.ts';
import { type Likes, likesOf } from './response.queries.ts';
import { likes } from './response.tables.ts';

/** Likes a published review, or takes the like back. */
export function likeReview(db: Db, user: Viewer, reviewId: number): Promise<Likes> {
  return db.transaction(async (tx) => {
    const review = await holdReview(tx, reviewId);
    if (roleIn(review, user) === 'author') throw new Problem('own-review');

    const taken = await tx
      .delete(likes)
      .where(and(eq(likes.reviewId, reviewId), eq(likes.userId, user.id)))
      .returning();
    if (taken.length === 0)
      await tx.insert(likes).values({ reviewId, userId: user.id }).onConflictDoNothing();
    return (await likesOf(tx, [reviewId], user.id)).get(reviewId) ?? { likes: 0, isLiked: false };
  });
}
