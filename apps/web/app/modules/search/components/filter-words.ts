import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DateFilter } from '@souk/contract/shared/page';
import type { AdSort } from '../listing-filters.ts';

export function useConditionWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    new: t`New`,
    'like-new': t`Like new`,
    good: t`Good`,
    fair: t`Fair`,
    'for-parts': t`For parts`,
  };
}

/** Facets that trades have and the catalogue does not name; options carry their own names. */
export function useFacetWords() {
  const { t } = useLingui();
  const names: Record<string, string> = {
    brand: t`Brand`,
    availability: t`Availability`,
    content: t`Deals`,
    place: t`Where it is done`,
    women: t`Women`,
    languages: t`Languages`,
    food: t`Food`,
  };
  const values: Record<string, string> = {
    'in-stock': t`In stock`,
    'daily-deals': t`Daily deals`,
    business: t`At the business`,
    customer: t`At your place`,
    online: t`Online`,
    'women-only': t`Women-only staff`,
    'a-woman': t`A woman on request`,
    'halal-food': t`Halal`,
  };
  return {
    nameOf: (slug: string) =>
      names[slug] ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' '),
    valueOf: (value: string) => values[value] ?? value,
  };
}

/** At least so many stars. */
export function useStarWords(): (stars: number) => string {
  const { t } = useLingui();
  return (stars) => t`${plural(stars, { one: '# star or more', other: '# stars or more' })}`;
}

export function useDateWords(): Record<DateFilter, string> {
  const { t } = useLingui();
  return {
    Today: t`Today`,
    'This Week': t`This Week`,
    'This Month': t`This Month`,
    'This Year': t`This Year`,
  };
}

export function useSortWords(): Record<AdSort, string> {
  const { t } = useLingui();
  return {
    'most-recent': t`Most recent`,
    'top-rated': t`Top rated`,
    asc: t`Price: low to high`,
    desc: t`Price: high to low`,
    nearest: t`Nearest`,
  };
}
