import type { BusinessListItem } from '@souk/contract/modules/appointments/listings';
import { flag } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import type { FoundOwner } from '../../search/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { wishedAmong } from './wished-among.ts';

/** Businesses as lists show them, in one statement for all of them and one for what the viewer keeps. */
export async function presentBusinesses(
  reader: Reader,
  found: readonly FoundOwner[],
  viewerId: number | undefined,
): Promise<BusinessListItem[]> {
  const cards = await businessCards(
    reader,
    found.map(({ document }) => document.ownerId),
  );
  const ids = [...cards.values()].map(({ businessId }) => businessId);
  const wished = await wishedAmong(reader, viewerId, ids);
  return found.flatMap(({ document, things, fromCents }) => {
    const business = cards.get(document.ownerId);
    if (!business) return [];
    const { card, tier } = document;
    return [
      {
        id: business.businessId,
        user_id: business.userId,
        slug: business.slug,
        title: business.businessName,
        seller_type: business.sellerType,
        image: business.logoPath ?? card.image ?? null,
        location: card.location ?? '',
        lat: document.lat,
        lng: document.lng,
        price: fromCents === null ? null : { cents: fromCents, currency: 'AUD' as const },
        rating: document.rating,
        rating_count: card.rating_count ?? 0,
        services_count: things,
        category: card.category ?? null,
        is_premium: flag(tier === 2),
        featured_classified: flag(tier === 1),
        is_wishlisted: wished.has(business.businessId),
        path: `/business-detail/${business.sellerType}/${business.slug}`,
      },
    ];
  });
}
