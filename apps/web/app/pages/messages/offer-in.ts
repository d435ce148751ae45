import type { ClosedBecause, Offer } from '@souk/contract/modules/classifieds/offers';
import type { Message } from '@souk/contract/modules/messaging/messages';

/** An offer as its message shows it. */
export interface OfferInMessage {
  offerId: number;
  cents: number;
  status: Offer['status'];
  closedBecause: ClosedBecause | null;
}

const statuses: readonly unknown[] = ['Pending', 'Accepted', 'Rejected'] satisfies Offer['status'][];

const isStatus = (value: unknown): value is Offer['status'] => statuses.includes(value);

/** The offer that a message carries, if it carries one. */
export function offerIn({ card }: Pick<Message, 'card'>): OfferInMessage | undefined {
  if (card?.type !== 'offer') return undefined;
  const { offer_id, offer_price, status, closed_because } = card;
  const cents =
    typeof offer_price === 'object' && offer_price !== null && 'cents' in offer_price
      ? offer_price.cents
      : undefined;
  if (typeof offer_id !== 'number' || typeof cents !== 'number' || !isStatus(status)) return undefined;
  return {
    offerId: offer_id,
    cents,
    status,
    closedBecause: (closed_because ?? null) as ClosedBecause | null,
  };
}
