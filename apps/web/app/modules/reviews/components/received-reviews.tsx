import { Trans } from '@lingui/react/macro';
import type { ReviewPage } from '@souk/contract/modules/reviews/reviews';
import basket from '../../../ui/art/basket.svg';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { totalOf } from '../review-counts.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';

interface ReceivedReviewsProps {
  page: ReviewPage;
  isBusiness: boolean;
  /** The reviews are all about one item, which the page names. */
  isOneItem?: boolean;
}

function Nothing({ isBusiness }: Pick<ReceivedReviewsProps, 'isBusiness'>) {
  return (
    <EmptyState object={basket} palette="saffron" title={<Trans>No reviews yet</Trans>}>
      {isBusiness ? (
        <Trans>Customers can review you once they have received what they paid for.</Trans>
      ) : (
        <Trans>Businesses you have dealt with can review you here.</Trans>
      )}
    </EmptyState>
  );
}

/** What others wrote: the breakdown, filters, and each review with reply and report. */
export function ReceivedReviews({ page, isBusiness, isOneItem = false }: ReceivedReviewsProps) {
  if (totalOf(page.summary) === 0) return <Nothing isBusiness={isBusiness} />;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[320px_1fr]">
      <section aria-labelledby="rating" className="panel p-5 md:p-6">
        <h2 id="rating" className="h-panel mb-4">
          <Trans>Rating</Trans>
        </h2>
        <ReviewSummary page={page} />
      </section>
      <section aria-labelledby="received" className="panel min-w-0 p-5 md:p-6">
        <h2 id="received" className="sr-only">
          <Trans>Reviews you received</Trans>
        </h2>
        <ReviewFilters page={page} />
        <ReviewList reviews={page.data} head={isOneItem ? 'author' : 'both'} />
        {page.data.length === 0 && (
          <p className="rounded-lg bg-sunken p-5 text-ink-2">
            <Trans>No reviews with this rating.</Trans>
          </p>
        )}
        <div className="mt-6">
          <Pager current={page.current_page} last={page.last_page} />
        </div>
      </section>
    </div>
  );
}
