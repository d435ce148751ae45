import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { deleteFiles } from '../../media/index.ts';
import { changeRatings } from '../summaries/change-ratings.ts';
import { addPhotos } from './add-photos.ts';
import { mustBeAuthor } from './review.policy.ts';
import { changeReview, dropImages, lockReview } from './review.queries.ts';
import { isEditable } from './review.rules.ts';
import type { ReviewRow } from './review.tables.ts';

export interface ReviewChanges {
  rating?: number | undefined;
  /** Null removes it. */
  title?: string | null | undefined;
  comment?: string | undefined;
  /** Paths of photos to remove. */
  dropImages: readonly string[];
}

/** Changes the given fields of an own review, while its period lasts. */
export function updateReview(
  db: Db,
  user: { id: number },
  reviewId: number,
  changes: ReviewChanges,
  files: readonly UploadedFile[] = [],
): Promise<ReviewRow> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId);
    mustBeAuthor(review, user);
    if (review.state === 'hidden') throw new Problem('review-move-not-allowed');
    if (!isEditable(review, clock.now())) throw new Problem('review-too-old');

    const { rating = review.rating, title = review.title, comment = review.comment } = changes;
    if (changes.dropImages.length > 0)
      await deleteFiles(tx, await dropImages(tx, reviewId, changes.dropImages));
    await addPhotos(tx, review, files);
    const changed = await changeReview(tx, reviewId, { rating, title, comment, editedAt: clock.now() });
    if (changed.state === 'published' && rating !== review.rating)
      await changeRatings(tx, [
        { review, by: -1 },
        { review: changed, by: 1 },
      ]);
    return changed;
  });
}
