import type { makeOffer as contract } from '@souk/contract/modules/classifieds/offers';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { fromNow, hoursMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { mayWrite } from '../../messaging/index.ts';
import { getSettings } from '../../settings/index.ts';
import { roleIn } from '../ads/ad.policy.ts';
import { holdAd } from '../ads/ad.queries.ts';
import { insertOffer } from './offer.queries.ts';
import { checkOfferPrice } from './offer.rules.ts';
import type { OfferRow } from './offer.tables.ts';
import { tellSeller } from './tell-offer.ts';

/** Offers a price for a public ad; from then on the offer is a card in the two people's chat. */
export function makeOffer(
  db: Db,
  buyer: Pick<User, 'id' | 'isAdmin'>,
  { classified_id: adId, offer_price: priceCents, message }: BodyOf<typeof contract>,
): Promise<OfferRow> {
  return db.transaction(async (tx) => {
    const ad = await holdAd(tx, adId);
    if (roleIn(ad, buyer) !== 'viewer') throw new Problem('own-ad');
    if (ad.state !== 'approved') throw new Problem('ad-move-not-allowed');
    checkOfferPrice(ad, priceCents);
    if (!(await mayWrite(tx, buyer.id, ad.ownerId))) throw new Problem('user-blocked');

    const { offerHours } = await getSettings(tx);
    const offer = await insertOffer(tx, {
      adId,
      buyerId: buyer.id,
      sellerId: ad.ownerId,
      priceCents,
      currency: ad.currency,
      message: message ?? null,
      expiresAt: fromNow(hoursMs(offerHours)),
    });
    await tellSeller(tx, ad, offer);
    return offer;
  });
}
