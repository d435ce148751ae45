import { Trans } from '@lingui/react/macro';
import ticket from '../../../ui/art/ticket.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** In place of the form where there is no completed order or booking without a review. */
export function NothingToReview() {
  return (
    <div className="mx-auto max-w-form lg:py-2">
      <EmptyState
        headingLevel={1}
        object={ticket}
        palette="saffron"
        title={<Trans>There is nothing to review here</Trans>}
        action={
          <ButtonLink to="/reviews">
            <Trans>Your reviews</Trans>
          </ButtonLink>
        }
      >
        <Trans>You can write a review once you have received what you paid for.</Trans>
      </EmptyState>
    </div>
  );
}
