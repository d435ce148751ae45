import { Trans } from '@lingui/react/macro';
import type { OpenReview, ReviewPage } from '@souk/contract/modules/reviews/reviews';
import books from '../../../ui/art/books.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { OpenReviewList } from './open-review-list.tsx';
import { ReviewList } from './review-list.tsx';

/** How many open reviews are shown above the list; the others have a tab. */
const shownOpen = 3;

interface WrittenReviewsProps {
  page: ReviewPage;
  open: readonly OpenReview[];
}

function WaitingStrip({ open }: Pick<WrittenReviewsProps, 'open'>) {
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="to-review" className="mb-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="to-review" className="h-panel">
          <Trans>Waiting for your review</Trans>
        </h2>
        {open.length > shownOpen && (
          <TextLink to="/reviews?role=open">
            <Trans>See all {open.length}</Trans>
          </TextLink>
        )}
      </div>
      <OpenReviewList open={open.slice(0, shownOpen)} />
    </section>
  );
}

/** What the user wrote, and above it what waits to be written. */
export function WrittenReviews({ page, open }: WrittenReviewsProps) {
  return (
    <>
      <WaitingStrip open={open} />
      {page.data.length === 0 ? (
        <EmptyState
          object={books}
          palette="saffron"
          title={<Trans>You have not written a review yet</Trans>}
          action={
            open.length === 0 && (
              <ButtonLink to="/search">
                <Trans>Find something you like</Trans>
              </ButtonLink>
            )
          }
        >
          <Trans>Once you have received what you paid for, you can review it.</Trans>
        </EmptyState>
      ) : (
        <section aria-labelledby="written" className="panel p-5 md:p-6">
          <h2 id="written" className="sr-only">
            <Trans>Reviews you wrote</Trans>
          </h2>
          <ReviewList reviews={page.data} head="item" />
        </section>
      )}
      <div className="mt-8">
        <Pager current={page.current_page} last={page.last_page} />
      </div>
    </>
  );
}
