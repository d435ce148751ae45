import { useLingui } from '@lingui/react/macro';
import { count } from '../../lib/format.ts';
import { useFoodFacetWords } from '../../modules/food/index.ts';
import {
  appliedFilters,
  type FilterName,
  type ListingFilters,
  useDateWords,
  useStarWords,
} from '../../modules/search/index.ts';
import { RemovableChip } from '../../ui/chip.tsx';
import { type Asked, searchAddress, without } from './search-asked.ts';

/** An applied filter in words. */
function useFilterWords(filters: ListingFilters): (name: FilterName) => string {
  const { t } = useLingui();
  const dates = useDateWords();
  const foods = useFoodFacetWords();
  const stars = useStarWords();
  const dollars = (value: number) => `$${count(value)}`;
  const price = () => {
    const { priceMin, priceMax } = filters;
    const [from, to] = [dollars(priceMin ?? 0), dollars(priceMax ?? 0)];
    if (priceMin === undefined) return t`Up to ${to}`;
    return priceMax === undefined ? t`From ${from}` : t`${from} to ${to}`;
  };
  const place = () => {
    const { location, radiusKm } = filters;
    if (location && radiusKm !== undefined) return t`${location}, ${radiusKm} km`;
    return location ?? t`Map area`;
  };
  const attribute = (slug: string) => {
    const values = filters.attributes[slug] ?? [];
    return foods(slug, values) ?? values.join(', ');
  };
  const words: Record<string, () => string> = {
    keyword: () => filters.keyword ?? '',
    price,
    place,
    rating: () => stars(filters.rating ?? 0),
    dateFilter: () => (filters.dateFilter ? dates[filters.dateFilter] : ''),
  };
  return (name) => words[name]?.() ?? attribute(name.slice('attribute:'.length));
}

/** Each applied filter, removable; the keyword is in the title. */
export function AppliedChips({ asked }: { asked: Asked }) {
  const words = useFilterWords(asked.filters);
  return appliedFilters(asked.filters)
    .filter((name) => name !== 'keyword')
    .map((name) => (
      <RemovableChip key={name} to={searchAddress(without(asked, name))}>
        {words(name)}
      </RemovableChip>
    ));
}
