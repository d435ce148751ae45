import type { Db } from '../../../platform/db/database.ts';
import { lockAd } from '../ads/ad.queries.ts';
import { roleIn } from './offer.policy.ts';
import { getOffer, lockOffer, moveOffer } from './offer.queries.ts';
import type { OfferRow } from './offer.tables.ts';
import { tellBuyer } from './tell-offer.ts';

/** Rejects an offer; its buyer may make another one. */
export function rejectOffer(db: Db, seller: { id: number }, offerId: number): Promise<OfferRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, (await getOffer(tx, offerId)).adId);
    const offer = await lockOffer(tx, offerId);
    const by = roleIn(offer, seller);

    const rejected = await moveOffer(tx, offer, {
      move: 'reject',
      by,
      byUserId: seller.id,
      because: 'declined',
    });
    await tellBuyer(tx, ad, rejected);
    return rejected;
  });
}
