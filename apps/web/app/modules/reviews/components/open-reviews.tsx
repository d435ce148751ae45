import { Trans } from '@lingui/react/macro';
import type { OpenReview } from '@souk/contract/modules/reviews/reviews';
import ticket from '../../../ui/art/ticket.svg';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OpenReviewList } from './open-review-list.tsx';

/** Everything that waits for a review of the user's. */
export function OpenReviews({ open }: { open: readonly OpenReview[] }) {
  if (open.length > 0) return <OpenReviewList open={open} />;
  return (
    <EmptyState object={ticket} palette="saffron" title={<Trans>Nothing to review</Trans>}>
      <Trans>What you have bought appears here until you have reviewed it.</Trans>
    </EmptyState>
  );
}
