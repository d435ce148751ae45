import type { ListingItem } from '@souk/contract/modules/search/listing';
import { flag } from '@souk/contract/shared/values';
import type { FoundDocument } from './document.tables.ts';

/** The viewer's own subjects, each as `kind id`. */
export interface ViewerMarks {
  favourites?: ReadonlySet<string>;
  wishlist?: ReadonlySet<string>;
}

export const subjectKey = (kind: string, id: number): string => `${kind} ${id}`;

const fromCard = ({ card }: FoundDocument) => ({
  slug: card.slug,
  image: card.image ?? card.images?.[0] ?? null,
  images: card.images ?? [],
  location: card.location ?? '',
  template_slug: card.template_slug ?? null,
  price_type: card.price_type ?? null,
  price_unit: card.price_unit ?? null,
  category: card.category ?? null,
  seller: card.seller ?? null,
  is_sold: card.is_sold ?? false,
  facts: card.facts ?? [],
  was_price: card.was_price_cents == null ? null : { cents: card.was_price_cents, currency: 'AUD' as const },
  is_deal: card.is_deal ?? false,
  is_sold_out: card.is_sold_out ?? false,
  rating_count: card.rating_count ?? 0,
  food: card.food ?? null,
});

/** Documents as every list shows them. */
export const presentListing = (found: readonly FoundDocument[], marks: ViewerMarks = {}): ListingItem[] =>
  found.map((document) => {
    const { subjectId, kind, tier } = document;
    const key = subjectKey(kind, subjectId);
    return {
      ...fromCard(document),
      id: subjectId,
      kind,
      module: document.module,
      title: document.title,
      price: document.priceCents === null ? null : { cents: document.priceCents, currency: 'AUD' },
      lat: document.lat,
      lng: document.lng,
      created_at: document.publishedAt.toISOString(),
      is_premium: flag(tier === 2),
      featured_classified: flag(tier === 1),
      rating: document.rating,
      is_favourite: marks.favourites?.has(key) ?? false,
      is_wishlisted: marks.wishlist?.has(key) ?? false,
      path: document.path,
    };
  });
