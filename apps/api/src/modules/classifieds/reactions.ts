import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { userBlocked, userDeleted, userUnblocked } from '../identity/index.ts';
import { getAd, lockAdsOf } from './ads/ad.queries.ts';
import { endAd } from './ads/end-ad.ts';
import { setAdsHidden } from './ads/set-ads-hidden.ts';
import { offerClosed } from './events.ts';
import { getOffer } from './offers/offer.queries.ts';
import { tellBuyer } from './offers/tell-offer.ts';

type OfUser = Happening<{ userId: number }>;

const hideAdsOfBlocked = (tx: Tx, { payload }: OfUser) => setAdsHidden(tx, payload.userId, true);

const showAdsOfUnblocked = (tx: Tx, { payload }: OfUser) => setAdsHidden(tx, payload.userId, false);

async function endAdsOfDeleted(tx: Tx, { payload }: OfUser): Promise<void> {
  for (const ad of await lockAdsOf(tx, payload.userId)) await endAd(tx, ad, 'system');
}

async function tellBuyerOfClosedOffer(tx: Tx, { payload }: Happening<{ offerId: number }>): Promise<void> {
  const offer = await getOffer(tx, payload.offerId);
  await tellBuyer(tx, await getAd(tx, offer.adId), offer);
}

export const classifiedsReactions = [
  on(userBlocked, hideAdsOfBlocked),
  on(userUnblocked, showAdsOfUnblocked),
  on(userDeleted, endAdsOfDeleted),
  on(offerClosed, tellBuyerOfClosedOffer),
];
