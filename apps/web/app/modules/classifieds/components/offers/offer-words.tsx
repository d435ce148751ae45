import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '@souk/contract/modules/classifieds/offers';
import { useNow } from '../../../../lib/page-root.ts';
import { messagesPath } from '../../../messaging/index.ts';
import { hoursUntil } from '../../ad-standing.ts';
import { offerEndings } from '../../offer-endings.ts';

/** Why an offer ended, or how long it still waits. */
export function OfferFate({ offer }: { offer: Pick<Offer, 'status' | 'closed_because' | 'expires_at'> }) {
  const { i18n } = useLingui();
  const now = useNow();
  if (offer.closed_because) return i18n._(offerEndings[offer.closed_because]);
  if (offer.status !== 'Pending') return null;
  const hours = hoursUntil(offer.expires_at, now);
  return hours <= 1 ? (
    <Trans>Expires within an hour</Trans>
  ) : (
    <Plural value={hours} one="Expires in # hour" other="Expires in # hours" />
  );
}

type OfferPage = '/offers' | '/my-offer';

/** The page of one offer: car dealers have their own address. */
export const offerPath = (page: OfferPage, id: number): string =>
  page === '/my-offer' ? `/my-offer-details/${id}` : `/offers/${id}`;

/** The conversation about the ad with the other side. */
export const chatPath = (offer: Offer): string => {
  const other = offer.role === 'seller' ? offer.buyer : offer.seller;
  return messagesPath({ userId: other.id, classifiedId: offer.classified_id });
};
