import type { Reader } from '../../../platform/db/database.ts';
import { closeReports } from '../responses/review-reports.ts';
import { changeRatings } from '../summaries/change-ratings.ts';
import { lockReview, moveReview } from './review.queries.ts';
import type { ReviewRow } from './review.tables.ts';
import { tellOfHidden } from './tell-review.ts';

/** Hides a review for good, settles its reports and tells the author why. */
export function hideReview(
  db: Reader,
  admin: { id: number },
  reviewId: number,
  reason: string,
): Promise<ReviewRow> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId);
    const hidden = await moveReview(tx, review, {
      move: 'hide',
      by: 'admin',
      byUserId: admin.id,
      reason,
      changes: { hiddenBecause: reason },
    });
    await closeReports(tx, reviewId, 'resolved');
    if (review.state === 'published') await changeRatings(tx, [{ review, by: -1 }]);
    await tellOfHidden(tx, hidden);
    return hidden;
  });
}
