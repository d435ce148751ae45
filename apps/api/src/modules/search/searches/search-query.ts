import type { TemplateSlug } from '@souk/contract/modules/catalogue/categories';
import type { Bounds, ListingQuery, SearchModule } from '@souk/contract/modules/search/listing';
import type { sorts } from '@souk/contract/shared/page';
import { startOfPeriod } from '../../../platform/period.ts';

export type Sort = (typeof sorts)[number];

/** The filters of a search; a missing one is no condition. */
export interface SearchFilters {
  keyword?: string | undefined;
  /** Words of which one must match too: completions of an unfinished last word. */
  endings?: readonly string[] | undefined;
  module?: SearchModule | undefined;
  /** Any level of the tree. */
  categoryId?: number | undefined;
  /** The template of the things' category. */
  template?: TemplateSlug | undefined;
  /** Words of suburb, state and postcode. */
  location?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  radiusKm?: number | undefined;
  bounds?: Bounds | undefined;
  priceMinCents?: number | undefined;
  priceMaxCents?: number | undefined;
  ratingMin?: number | undefined;
  publishedSince?: Date | undefined;
  /** A day on which their time is free, `YYYY-MM-DD`. */
  freeOn?: string | undefined;
  /** Attribute slug → values of which one must match, or a range `from..to` of a number. */
  attributes?: Record<string, readonly string[]> | undefined;
  ownerId?: number | undefined;
  tier?: 0 | 1 | 2 | undefined;
}

export interface SearchQuery extends SearchFilters {
  sort?: Sort | undefined;
  page: number;
  pageSize: number;
  cursor?: string | undefined;
  /** Newest first in a strip that promises new things, where paid tiers would show old ones. */
  isByDateAlone?: boolean;
  /** Searches for the words as they are, without correcting them. */
  isLiteral?: boolean;
}

/** A list call's fields as a query; a sub-category is the narrower of the two. */
export const queryOf = (
  asked: ListingQuery,
  { module, timeZone }: { module?: SearchModule | undefined; timeZone: string },
): SearchQuery => ({
  keyword: asked.keyword,
  module,
  categoryId: asked.sub_category_id ?? asked.category_id,
  template: asked.template_slug,
  location: asked.location,
  lat: asked.lat,
  lng: asked.lng,
  radiusKm: asked.radius,
  bounds: asked.bounds,
  priceMinCents: asked.price_min,
  priceMaxCents: asked.price_max,
  ratingMin: asked.rating,
  publishedSince: asked.date_filter ? startOfPeriod(asked.date_filter, timeZone) : undefined,
  freeOn: asked.free_on,
  attributes: asked.attributes,
  ownerId: asked.owner_id,
  sort: asked.sort,
  page: asked.page,
  pageSize: asked.page_size,
  cursor: asked.cursor,
});
