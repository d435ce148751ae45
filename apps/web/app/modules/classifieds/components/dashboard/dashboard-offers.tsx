import { Trans } from '@lingui/react/macro';
import type { Offer } from '@souk/contract/modules/classifieds/offers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { OfferFate, offerPath } from '../offers/offer-words.tsx';
import { DashboardPanel, dashboardRow } from './dashboard-panel.tsx';

/** The latest offers of one direction. */
export function DashboardOffers({
  title,
  offers,
  to,
}: {
  title: ReactNode;
  offers: readonly Offer[];
  to: string;
}) {
  return (
    <DashboardPanel
      title={title}
      to={to}
      isEmpty={offers.length === 0}
      empty={<Trans>Nothing here at the moment.</Trans>}
    >
      {offers.map((offer) => (
        <li key={offer.id} className={dashboardRow}>
          <span className="min-w-0">
            <Link to={offerPath('/offers', offer.id)} className="block truncate font-medium hover:underline">
              <b className="num me-2 font-display font-semibold">{price(offer.offer_price.cents)}</b>
              {offer.ad.title}
            </Link>
            <span className="text-sm text-ink-3">
              <OfferFate offer={offer} />
            </span>
          </span>
          <StatusPill status={offer.status} />
        </li>
      ))}
    </DashboardPanel>
  );
}
