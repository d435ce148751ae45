import type { Reader } from '../../../platform/db/database.ts';
import { lockReview } from '../reviews/review.queries.ts';
import { dismissReports } from './review-reports.ts';

/** Lets a review stand in spite of its open reports. */
export function keepReview(db: Reader, reviewId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockReview(tx, reviewId);
    await dismissReports(tx, reviewId);
  });
}
