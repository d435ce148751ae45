import type { Reader } from '../../../platform/db/database.ts';
import { lockReview } from '../reviews/review.queries.ts';
import { dismissReports } from './review-reports.ts';

/** Dismisses a review's open reports. */
export function keepReview(db: Reader, reviewId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockReview(tx, reviewId);
    await dismissReports(tx, reviewId);
  });
}
