import { Plural, Trans } from '@lingui/react/macro';
import type { ClosedBecause, Offer } from '@souk/contract/modules/classifieds/offers';
import type { ReactNode } from 'react';
import { useNow } from '../../../../lib/page-root.ts';
import { messagesPath } from '../../../messaging/index.ts';
import { hoursUntil } from '../../ad-standing.ts';

const reasons: Record<ClosedBecause, ReactNode> = {
  declined: <Trans>The seller said no.</Trans>,
  'other-accepted': <Trans>Another offer was accepted.</Trans>,
  expired: <Trans>Nobody answered in time.</Trans>,
  'ad-sold': <Trans>The ad was marked as sold.</Trans>,
  'ad-expired': <Trans>The ad has expired.</Trans>,
  'ad-removed': <Trans>The ad is no longer there.</Trans>,
};

/** Why an offer ended, or how long it still waits. */
export function OfferFate({ offer }: { offer: Pick<Offer, 'status' | 'closed_because' | 'expires_at'> }) {
  const now = useNow();
  if (offer.closed_because) return reasons[offer.closed_because];
  if (offer.status !== 'Pending') return null;
  const hours = hoursUntil(offer.expires_at, now);
  return hours <= 1 ? (
    <Trans>Expires within an hour</Trans>
  ) : (
    <Plural value={hours} one="Expires in # hour" other="Expires in # hours" />
  );
}

export const reasonWords = (reason: ClosedBecause): ReactNode => reasons[reason];

type OfferPage = '/offers' | '/my-offer';

/** Where one offer is shown: car dealers have an address of their own. */
export const offerPath = (page: OfferPage, id: number): string =>
  page === '/my-offer' ? `/my-offer-details/${id}` : `/offers/${id}`;

/** The conversation about the ad with the other side. */
export const chatPath = (offer: Offer): string => {
  const other = offer.role === 'seller' ? offer.buyer : offer.seller;
  return messagesPath({ userId: other.id, classifiedId: offer.classified_id });
};
