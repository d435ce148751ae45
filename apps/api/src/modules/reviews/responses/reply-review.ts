import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { mustBeReviewed } from '../reviews/review.policy.ts';
import { changeReview, lockReview } from '../reviews/review.queries.ts';
import type { ReviewRow } from '../reviews/review.tables.ts';
import { tellOfReply } from '../reviews/tell-review.ts';

/** Writes or changes the reviewed person's one reply; the author is told of the first version. */
export function replyReview(
  db: Db,
  user: { id: number },
  reviewId: number,
  reply: string,
): Promise<ReviewRow> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId);
    mustBeReviewed(review, user);

    const now = clock.now();
    const replied = await changeReview(tx, reviewId, {
      reply,
      repliedAt: review.repliedAt ?? now,
      replyChangedAt: now,
    });
    if (review.reply === null) await tellOfReply(tx, replied);
    return replied;
  });
}
