import { Problem } from '../../../platform/errors.ts';
import type { OfferRow } from './offer.tables.ts';

export type OfferRole = 'buyer' | 'seller';

/** The user's role towards the offer; for anyone else it does not exist. */
export function roleIn(offer: Pick<OfferRow, 'buyerId' | 'sellerId'>, user: { id: number }): OfferRole {
  if (user.id === offer.sellerId) return 'seller';
  if (user.id === offer.buyerId) return 'buyer';
  throw new Problem('record-not-found');
}
