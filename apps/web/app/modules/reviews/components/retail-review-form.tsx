import { Trans } from '@lingui/react/macro';
import type { OpenReview, Review } from '@souk/contract/modules/reviews/reviews';
import { editPath, writeFormPath } from '../review-paths.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewFormPage } from './review-form-page.tsx';

interface RetailReviewFormProps {
  /** An order of the item that has no review yet; it goes before changing an older one. */
  open: OpenReview | undefined;
  /** The latest own review of the item. */
  review: Review | undefined;
}

const back = '/reviews?role=written';

/** The own review of a bought item: written, changed, or read once its days are over. */
export function RetailReviewForm({ open, review }: RetailReviewFormProps) {
  if (open)
    return (
      <ReviewFormPage title={<Trans>Write a review</Trans>} item={open.item}>
        <ReviewForm action={writeFormPath(open, back)} back={back} />
      </ReviewFormPage>
    );
  if (!review) return null;
  if (review.moves.includes('edit'))
    return (
      <ReviewFormPage title={<Trans>Edit your review</Trans>} item={review.item}>
        <ReviewForm action={editPath(review, back)} back={back} review={review} />
      </ReviewFormPage>
    );
  return (
    <ReviewFormPage title={<Trans>Your review</Trans>} item={review.item}>
      <h2 className="sr-only">
        <Trans>What you wrote</Trans>
      </h2>
      <ReviewCard review={review} back={back} />
    </ReviewFormPage>
  );
}
