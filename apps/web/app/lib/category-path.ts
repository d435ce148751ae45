import type { CategoryModule } from '@souk/contract/modules/catalogue/categories';

/** What must be known of a category to lead to it. */
export interface CategoryPlace {
  id: number;
  name: string;
  slug: string;
  type: CategoryModule;
}

/** Residential and commercial real estate go to the real-estate listing (B-068). */
const realEstateIds: readonly number[] = [122, 137];

/** Where a category leads (B-066, B-068); shops and bookings are found through the search. */
export function categoryPath({ id, slug, type }: CategoryPlace): string {
  if (type !== 'classified') return `/search?module=${type}&category_id=${id}`;
  return realEstateIds.includes(id) ? `/classifieds-realestate/${slug}/${id}` : `/classified-listing/${slug}`;
}

/** Retail categories are labelled by their text, the others by their name (B-094). */
export const categoryLabel = (category: {
  name: string;
  text: string | null;
  type: CategoryModule;
}): string => (category.type === 'retail' ? (category.text ?? category.name) : category.name);
