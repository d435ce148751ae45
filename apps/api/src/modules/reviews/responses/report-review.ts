import type { Db } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { reviewReported } from '../events.ts';
import { roleIn, type Viewer } from '../reviews/review.policy.ts';
import { holdReview } from '../reviews/review.queries.ts';
import { reports } from './response.tables.ts';

interface Report {
  reason: string;
  comment?: string | undefined;
}

/** Reports a published review to the admin; a user reports a review once. */
export function reportReview(
  db: Db,
  user: Viewer,
  reviewId: number,
  { reason, comment }: Report,
): Promise<void> {
  return db.transaction(async (tx) => {
    const review = await holdReview(tx, reviewId);
    if (roleIn(review, user) === 'author') throw new Problem('own-review');

    const [report] = await tx
      .insert(reports)
      .values({ reviewId, reporterId: user.id, reason, comment: comment ?? null, state: 'open' })
      .returning({ id: reports.id })
      .catch((error: unknown) => {
        throw isDuplicate(error, 'reports_once') ? new Problem('complained-already') : error;
      });
    if (!report) throw new Error('the report was not written');
    await publish(tx, reviewReported, { reviewId, reportId: report.id });
  });
}
