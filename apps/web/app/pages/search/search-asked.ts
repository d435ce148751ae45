import type { SearchModule } from '@souk/contract/modules/search/listing';
import {
  appliedFilters,
  type FilterName,
  type ListingFilters,
  readFilters,
  searchOf,
  withoutFilter,
} from '../../modules/search/index.ts';

/** Repeats the contract's list, because its file would bring the schema library into the browser. */
const modules: readonly SearchModule[] = ['classified', 'retail', 'booking', 'food'];

/** The parameters of a search, as in its address. */
export interface Asked {
  filters: ListingFilters;
  module?: SearchModule;
  categoryId?: number;
}

const idIn = (text: string | null): number | undefined => {
  const id = Number(text);
  return text && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads a search's address; invalid values are ignored. */
export function readAsked(query: URLSearchParams): Asked {
  const module = modules.find((known) => known === query.get('module'));
  const categoryId = idIn(query.get('category_id'));
  return {
    filters: readFilters(query),
    ...(module ? { module } : {}),
    ...(categoryId === undefined ? {} : { categoryId }),
  };
}

/** The address of a search, always in the same order. */
export function searchAddress({ filters, module, categoryId }: Asked): string {
  const query = new URLSearchParams(searchOf(filters));
  if (module) query.set('module', module);
  if (categoryId !== undefined) query.set('category_id', String(categoryId));
  const text = query.toString().replaceAll('%5B', '[').replaceAll('%5D', ']');
  return text ? `/search?${text}` : '/search';
}

/** A place alone finds nothing in particular: a search needs a keyword, or a trade or filter to browse by (B-100). */
export const isSearch = ({ filters, module, categoryId }: Asked): boolean =>
  module !== undefined ||
  categoryId !== undefined ||
  appliedFilters(filters).some((name) => name !== 'place') ||
  filters.sort !== undefined;

/** The same search in one trade; its categories and attributes belong to the trade before. */
export const inModule = ({ filters }: Asked, module: SearchModule | undefined): Asked => ({
  filters: { ...filters, attributes: {}, page: 1 },
  ...(module ? { module } : {}),
});

export const inCategory = ({ filters, module }: Asked, categoryId: number | undefined): Asked => ({
  filters: { ...filters, attributes: {}, page: 1 },
  ...(module ? { module } : {}),
  ...(categoryId === undefined ? {} : { categoryId }),
});

export const sortedBy = (asked: Asked, sort: ListingFilters['sort']): Asked => {
  const { sort: _before, ...filters } = asked.filters;
  return { ...asked, filters: { ...filters, page: 1, ...(sort ? { sort } : {}) } };
};

export const without = (asked: Asked, name: FilterName): Asked => ({
  ...asked,
  filters: withoutFilter(asked.filters, name),
});
