import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { changeRatings } from '../summaries/change-ratings.ts';
import { lockReviewIfThere, moveReview } from './review.queries.ts';
import type { ReviewRow } from './review.tables.ts';
import { tellOfPublished } from './tell-review.ts';

/** Publishes waiting reviews together: they count from now on, and the people concerned are told. */
export async function publishReviews(
  tx: Tx,
  waiting: readonly ReviewRow[],
  byUserId?: number,
): Promise<ReviewRow[]> {
  const published: ReviewRow[] = [];
  for (const review of waiting)
    published.push(
      await moveReview(tx, review, { move: 'publish', by: 'system', changes: { publishedAt: clock.now() } }),
    );
  await changeRatings(
    tx,
    published.map((review) => ({ review, by: 1 })),
  );
  await tellOfPublished(tx, published, byUserId);
  return published;
}

/** Ends the wait for the other side; does nothing if the review was published or deleted in the meantime. */
export const publishReview: TimedMove = (db, reviewId) =>
  db.transaction(async (tx) => {
    const review = await lockReviewIfThere(tx, reviewId);
    if (review?.state === 'waiting') await publishReviews(tx, [review]);
  });
