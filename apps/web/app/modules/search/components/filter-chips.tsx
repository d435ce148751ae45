import { useLingui } from '@lingui/react/macro';
import { count } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { useFoodFacetWords } from '../../food/index.ts';
import {
  appliedFilters,
  type FilterName,
  type ListingFilters,
  rangeEnds,
  searchOf,
  withoutFilter,
} from '../listing-filters.ts';
import type { AttributeName } from '../load-listing.server.ts';
import { useConditionWords, useDateWords, useFacetWords, useStarWords } from './filter-words.ts';

const dollars = (value: number) => `$${count(value)}`;

function useFilterWords(filters: ListingFilters, names: Record<string, AttributeName>) {
  const { t } = useLingui();
  const conditions = useConditionWords();
  const dates = useDateWords();
  const facets = useFacetWords();
  const foods = useFoodFacetWords();
  const stars = useStarWords();
  const { nearDay } = useDates();

  const between = (from: string, to: string) => {
    if (from && to) return t`${from} to ${to}`;
    return from ? t`From ${from}` : t`Up to ${to}`;
  };
  const price = () => {
    const { priceMin, priceMax } = filters;
    return between(
      priceMin === undefined ? '' : dollars(priceMin),
      priceMax === undefined ? '' : dollars(priceMax),
    );
  };
  const place = () => {
    const { box, location, radiusKm } = filters;
    if (box) return t`This map area`;
    const where = location ?? t`the chosen point`;
    return radiusKm ? t`${count(radiusKm)} km around ${where}` : where;
  };
  const freeOn = () => (filters.freeOn ? t`Free on ${nearDay(filters.freeOn)}` : '');
  const attribute = (slug: string) => {
    const values = filters.attributes[slug] ?? [];
    const ofFood = foods(slug, values);
    if (ofFood) return ofFood;
    if (slug === 'people') return t`For ${rangeEnds(values[0])[0]} people`;
    if (slug === 'condition') return values.map((value) => conditions[value] ?? value).join(', ');
    const { name = facets.nameOf(slug), unit = null, type } = names[slug] ?? {};
    if (values[0]?.includes('..')) {
      const words = between(...rangeEnds(values[0]));
      return `${name}: ${unit ? `${words} ${unit}` : words}`;
    }
    return type === 'boolean' ? name : `${name}: ${values.map(facets.valueOf).join(', ')}`;
  };

  const words: Record<string, () => string> = {
    keyword: () => `“${filters.keyword}”`,
    price,
    place,
    rating: () => stars(filters.rating ?? 0),
    dateFilter: () => (filters.dateFilter ? dates[filters.dateFilter] : ''),
    freeOn,
  };
  return (filter: FilterName): string => words[filter]?.() ?? attribute(filter.slice('attribute:'.length));
}

interface FilterChipsProps {
  filters: ListingFilters;
  attributeNames: Record<string, AttributeName>;
  basePath: string;
}

/** One chip per filter; each takes its filter away. */
export function FilterChips({ filters, attributeNames, basePath }: FilterChipsProps) {
  const wordsOf = useFilterWords(filters, attributeNames);
  return appliedFilters(filters).map((name) => (
    <RemovableChip key={name} to={`${basePath}${searchOf(withoutFilter(filters, name))}`}>
      {wordsOf(name)}
    </RemovableChip>
  ));
}
