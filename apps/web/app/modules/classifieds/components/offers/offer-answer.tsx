import { Trans } from '@lingui/react/macro';
import type { Offer } from '@souk/contract/modules/classifieds/offers';
import { useFetcher, useLocation } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { SubmitButton } from '../../../../ui/submit-button.tsx';

/** Accept and Reject, as far as they are open. */
export function OfferAnswer({ offer, size = 'md' }: { offer: Offer; size?: 'sm' | 'md' }) {
  const accept = useFetcher();
  const reject = useFetcher();
  const { pathname, search } = useLocation();
  const fields = (
    <>
      <input type="hidden" name="offer_id" value={offer.id} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
    </>
  );
  const amount = price(offer.offer_price.cents);
  if (!offer.moves.includes('accept') && !offer.moves.includes('reject')) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offer.moves.includes('accept') && (
        <accept.Form method="post" action="/offers/accept">
          {fields}
          <SubmitButton fetcher={accept} size={size} tone={size === 'sm' ? 'soft' : 'primary'}>
            <Trans>Accept {amount}</Trans>
          </SubmitButton>
        </accept.Form>
      )}
      {offer.moves.includes('reject') && (
        <reject.Form method="post" action="/offers/reject">
          {fields}
          <SubmitButton fetcher={reject} size={size} tone="line">
            <Trans>Reject</Trans>
          </SubmitButton>
        </reject.Form>
      )}
    </div>
  );
}
