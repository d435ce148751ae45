import type { CategoryModule } from '@souk/contract/modules/catalogue/categories';

/** What a link to a category needs. */
export interface CategoryPlace {
  id: number;
  name: string;
  slug: string;
  type: CategoryModule;
}

/** Residential and commercial real estate go to the real-estate listing (B-068). */
const realEstateIds: readonly number[] = [122, 137];

/** The page of a category (B-066, B-068); bookings are found through the search. */
export function categoryPath({ id, slug, type }: CategoryPlace): string {
  if (type === 'booking') return `/search?module=${type}&category_id=${id}`;
  if (type === 'retail') return `/retail-listing/${slug}`;
  return realEstateIds.includes(id) ? `/classifieds-realestate/${slug}/${id}` : `/classified-listing/${slug}`;
}

/**
 * The footer's page of a category: classified ones by their first ad's template (B-074), shops by slug and id (B-077).
 */
export function footerCategoryPath(place: CategoryPlace): string {
  const { id, slug, type } = place;
  if (type === 'classified') return `/footer-category/${id}`;
  return type === 'retail' ? `/retail/${slug}/${id}` : categoryPath(place);
}

/** Retail categories are labelled by their text, the others by their name (B-094). */
export const categoryLabel = (category: {
  name: string;
  text: string | null;
  type: CategoryModule;
}): string => (category.type === 'retail' ? (category.text ?? category.name) : category.name);
