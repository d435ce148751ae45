import { Trans } from '@lingui/react/macro';
import type { Offer } from '@souk/contract/modules/classifieds/offers';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { useNow } from '../../../../lib/page-root.ts';
import { pictureSources } from '../../../../lib/pictures.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { offerActs } from '../../offer-acts.ts';
import { OfferFate, offerPath } from './offer-words.tsx';

/** One offer in a list: amount, ad, bidder, and possible answers. */
export function OfferRow({ offer, page }: { offer: Offer; page: '/offers' | '/my-offer' }) {
  const { timeAgo } = useDates();
  const now = useNow();
  const other = offer.role === 'seller' ? offer.buyer : offer.seller;
  const asking = offer.ad.price ? price(offer.ad.price.cents) : undefined;
  const since = timeAgo(offer.created_at, now);
  const { name } = other;
  return (
    <li className="card relative grid gap-x-5 gap-y-3 p-4 has-[a:hover]:shadow-[inset_0_0_0_1px_var(--line-strong)] lg:grid-cols-[88px_minmax(0,1fr)_150px_244px] lg:items-center">
      <Frame
        {...pictureSources(offer.ad.image, { w: 88, h: 66 })}
        className="w-[88px] !rounded-md max-lg:absolute max-lg:end-4 max-lg:top-4 max-lg:w-16"
      />
      <span className="min-w-0 max-lg:pe-20">
        <span className="num flex flex-wrap items-baseline gap-x-2">
          <b className="font-display text-md font-semibold">{price(offer.offer_price.cents)}</b>
          {asking && (
            <span className="text-sm text-ink-3">
              <Trans>asking {asking}</Trans>
            </span>
          )}
        </span>
        <Link
          to={offerPath(page, offer.id)}
          className="line-clamp-2 font-medium outline-none wrap-anywhere after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-brand"
        >
          {offer.ad.title}
        </Link>
        <span className="block text-sm text-ink-3">
          {offer.role === 'seller' ? <Trans>From {name}</Trans> : <Trans>To {name}</Trans>} · {since}
        </span>
      </span>
      <span className="grid justify-items-start gap-1 text-sm text-ink-2">
        <StatusPill status={offer.status} />
        <OfferFate offer={offer} />
      </span>
      <span className="relative z-10 lg:justify-self-end">
        <span className="flex flex-wrap gap-2">
          <Acts of={offerActs} row={offer} size="sm" />
        </span>
      </span>
    </li>
  );
}
