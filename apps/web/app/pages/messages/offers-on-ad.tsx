import { Trans } from '@lingui/react/macro';
import type { Offer } from '@souk/contract/modules/classifieds/offers';
import { price } from '../../lib/format.ts';
import { StatusPill } from '../../ui/status-pill.tsx';

/** Every offer on the ad that the viewer may see, next to the thread. */
export function OffersOnAd({ offers }: { offers: readonly Offer[] }) {
  const [first] = offers;
  if (!first) return null;
  const isSeller = first.role === 'seller';
  return (
    <>
      <h3 className="mt-7 font-semibold">
        {isSeller ? <Trans>Offers on this ad</Trans> : <Trans>Your offers on this ad</Trans>}
      </h3>
      <ul className="mt-2 divide-y divide-line text-sm">
        {offers.map(({ id, buyer, offer_price, status }) => (
          <li key={id} className="flex items-center gap-2 py-2.5">
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
              {isSeller && <span className="truncate">{buyer.name}</span>}
              <b className="num font-semibold">{price(offer_price.cents)}</b>
            </span>
            <StatusPill status={status} />
          </li>
        ))}
      </ul>
    </>
  );
}
