import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockReview } from '../reviews/review.queries.ts';
import { closeReports } from './response.queries.ts';

/** Lets a review stand in spite of its open reports. */
export function keepReview(db: Reader, reviewId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockReview(tx, reviewId);
    if ((await closeReports(tx, reviewId, 'dismissed')) === 0) throw new Problem('report-closed');
  });
}
