import type { Db } from '../../../platform/db/database.ts';
import { deleteFiles } from '../../media/index.ts';
import { changeRatings } from '../summaries/change-ratings.ts';
import { mustBeAuthor } from './review.policy.ts';
import { dropImages, lockReview, moveReview } from './review.queries.ts';

/** Deletes an own review with its photos, likes and reports. */
export function deleteReview(db: Db, user: { id: number }, reviewId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId);
    mustBeAuthor(review, user);

    const fileIds = await dropImages(tx, reviewId);
    await moveReview(tx, review, { move: 'delete', by: 'author', byUserId: user.id });
    await deleteFiles(tx, fileIds);
    if (review.state === 'published') await changeRatings(tx, [{ review, by: -1 }]);
  });
}
