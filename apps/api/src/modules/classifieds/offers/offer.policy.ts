import { Problem } from '../../../platform/errors.ts';
import type { OfferRow } from './offer.tables.ts';

export type OfferRole = 'buyer' | 'seller';

/** What the user is to the offer; to anyone else there is none. */
export function roleIn(offer: Pick<OfferRow, 'buyerId' | 'sellerId'>, user: { id: number }): OfferRole {
  if (user.id === offer.sellerId) return 'seller';
  if (user.id === offer.buyerId) return 'buyer';
  throw new Problem('record-not-found');
}
