import { Trans } from '@lingui/react/macro';
import type { ReviewPage } from '@souk/contract/modules/reviews/reviews';
import type { ReactNode } from 'react';
import { Pager } from '../../../ui/pager.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';

interface ReviewSectionProps {
  page: ReviewPage;
  /** Below the breakdown: a link to write a review. */
  action?: ReactNode;
  /** Below the list in place of the pager: a link to all reviews. */
  more?: ReactNode;
}

/** Reviews of one thing or business on its page: the breakdown at the start, what people say beside it. */
export function ReviewSection({ page, action, more }: ReviewSectionProps) {
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="mt-14 grid scroll-mt-24 gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-[340px_1fr]"
    >
      <div>
        <h2 id="reviews-title" className="h-sec mb-4">
          <Trans>Reviews</Trans>
        </h2>
        <ReviewSummary page={page} action={action} />
      </div>
      <div className="min-w-0">
        {page.data.length === 0 ? (
          <p className="rounded-lg bg-sunken p-5 text-ink-2">
            <Trans>No reviews yet.</Trans>
          </p>
        ) : (
          <ReviewList reviews={page.data} />
        )}
        {more ?? <Pager current={page.current_page} last={page.last_page} />}
      </div>
    </section>
  );
}
