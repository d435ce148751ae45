import type { Db } from '../../../platform/db/database.ts';
import { lockAd } from '../ads/ad.queries.ts';
import { closeOffers } from './close-offers.ts';
import { roleIn } from './offer.policy.ts';
import { getOffer, lockOffer, moveOffer } from './offer.queries.ts';
import type { OfferRow } from './offer.tables.ts';
import { tellBuyer } from './tell-offer.ts';

/** Accepts an offer and rejects the other open ones on the ad; of two parallel calls one wins. */
export function acceptOffer(db: Db, seller: { id: number }, offerId: number): Promise<OfferRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, (await getOffer(tx, offerId)).adId);
    const offer = await lockOffer(tx, offerId);
    const by = roleIn(offer, seller);

    const accepted = await moveOffer(tx, offer, { move: 'accept', by, byUserId: seller.id });
    await closeOffers(tx, ad.id, 'other-accepted');
    await tellBuyer(tx, ad, accepted);
    return accepted;
  });
}
