import type { Offer } from '@souk/contract/modules/classifieds/offers';
import { flag, moneyOrNull } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { findUserCards } from '../../identity/index.ts';
import { adPath } from '../ads/ad.present.ts';
import { listAdsById } from '../ads/ad.queries.ts';
import type { AdRow } from '../ads/ad.tables.ts';
import { coversOf } from '../images/ad-album.ts';
import { offerLife } from './offer.life.ts';
import { roleIn } from './offer.policy.ts';
import type { OfferRow } from './offer.tables.ts';

/** The offer's card in the chat, updated with every move. */
export const offerCard = (ad: Pick<AdRow, 'id' | 'title'>, offer: OfferRow) => ({
  type: 'offer',
  offer_id: offer.id,
  classified_id: ad.id,
  title: ad.title,
  offer_price: { cents: offer.priceCents, currency: offer.currency },
  status: offer.state,
  closed_because: offer.closedBecause,
});

/** Offers as their parties see them, in a constant number of queries. */
export async function presentOffers(
  reader: Reader,
  rows: readonly OfferRow[],
  viewer: { id: number },
): Promise<Offer[]> {
  const adIds = [...new Set(rows.map(({ adId }) => adId))];
  const ads = new Map((await listAdsById(reader, adIds)).map((ad) => [ad.id, ad]));
  const covers = await coversOf(reader, adIds);
  const cards = await findUserCards(reader, [...new Set(rows.flatMap((row) => [row.buyerId, row.sellerId]))]);
  const person = (id: number) => ({
    id,
    name: cards.get(id)?.name ?? 'Deleted user',
    image: cards.get(id)?.image ?? null,
  });
  return rows.flatMap((offer) => {
    const ad = ads.get(offer.adId);
    if (!ad) return [];
    const role = roleIn(offer, viewer);
    return {
      id: offer.id,
      classified_id: ad.id,
      ad: {
        title: ad.title,
        path: adPath(ad),
        image: covers.get(ad.id) ?? null,
        price: moneyOrNull(ad.currency, ad.priceCents),
        is_sold: flag(ad.state === 'sold'),
      },
      offer_price: { cents: offer.priceCents, currency: offer.currency },
      message: offer.message,
      status: offer.state,
      closed_because: offer.closedBecause,
      role,
      buyer: person(offer.buyerId),
      seller: person(offer.sellerId),
      created_at: offer.createdAt.toISOString(),
      expires_at: offer.expiresAt.toISOString(),
      responded_at: offer.respondedAt?.toISOString() ?? null,
      moves: offerLife.movesFor(offer.state, role),
    };
  });
}

export async function presentOffer(reader: Reader, offer: OfferRow, viewer: { id: number }): Promise<Offer> {
  const [shown] = await presentOffers(reader, [offer], viewer);
  if (!shown) throw new Error('an offer was not presented');
  return shown;
}
