import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import type { NewReport } from '../../reports/index.ts';
import { reviewReported } from '../events.ts';
import { roleIn, type Viewer } from '../reviews/review.policy.ts';
import { holdReview } from '../reviews/review.queries.ts';
import { addReport } from './review-reports.ts';

/** Reports a published review to the admins, once per user and review. */
export function reportReview(db: Db, user: Viewer, reviewId: number, report: NewReport): Promise<void> {
  return db.transaction(async (tx) => {
    const review = await holdReview(tx, reviewId);
    if (roleIn(review, user) === 'author') throw new Problem('own-review');

    const reportId = await addReport(tx, reviewId, { ...report, reporterId: user.id });
    await publish(tx, reviewReported, { reviewId, reportId });
  });
}
