import type { Db, Tx } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import type { ReviewableDeal } from '../../../platform/subjects.ts';
import { reviewedKindOf } from '../../../platform/subjects.ts';
import { addPhotos } from './add-photos.ts';
import { chooseDeal } from './choose-deal.ts';
import { publishReviews } from './publish-review.ts';
import { insertReview, lockCounterpart, lockDeal } from './review.queries.ts';
import type { ReviewRow } from './review.tables.ts';
import { tellOfWaiting } from './tell-review.ts';

export interface NewReview {
  /** A kind of things, or the `module_type` that names it. */
  moduleType: string;
  subjectId: number;
  dealId?: number | undefined;
  rating: number;
  title?: string | undefined;
  comment: string;
}

/** Publishes a review at once if the other side cannot review or already has; otherwise it waits. */
async function publishOrWait(tx: Tx, review: ReviewRow, deal: ReviewableDeal): Promise<ReviewRow> {
  const other = deal.isMutual ? await lockCounterpart(tx, deal, review.authorId) : undefined;
  if (deal.isMutual && !other) {
    await tellOfWaiting(tx, review);
    return review;
  }
  const waiting = other?.state === 'waiting' ? [review, other] : [review];
  const [published = review] = await publishReviews(tx, waiting, review.authorId);
  return published;
}

/** Writes a review on an order or booking that the author has received; the database allows one for each. */
export function addReview(
  db: Db,
  author: { id: number },
  { moduleType, subjectId, dealId, rating, title, comment }: NewReview,
  files: readonly UploadedFile[] = [],
): Promise<ReviewRow> {
  const kind = reviewedKindOf(moduleType);
  return db.transaction(async (tx) => {
    const deal = await chooseDeal(tx, author, { kind, subjectId, dealId });
    const { dealKind, reviewedId, isMutual } = deal;
    if (isMutual) await lockDeal(tx, deal);

    const review = await insertReview(tx, {
      kind,
      subjectId,
      dealKind,
      dealId: deal.dealId,
      authorId: author.id,
      reviewedId,
      isMutual,
      rating,
      title: title ?? null,
      comment,
    }).catch((error: unknown) => {
      throw isDuplicate(error, 'reviews_once') ? new Problem('rated-already') : error;
    });
    await addPhotos(tx, review, files);
    return publishOrWait(tx, review, deal);
  });
}
