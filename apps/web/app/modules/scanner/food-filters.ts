import {
  allergens,
  diets,
  type FoodCategory,
  foodCategories,
  type HalalStatus,
  halalStatuses,
} from '@souk/contract/modules/scanner/words';
import type { Allergen, Diet } from '../food/index.ts';

/** Sort orders of foods; importing the contract's list would pull its schemas into the browser. */
export const foodSorts = ['most-recent', 'top-rated', 'asc', 'desc'] as const;
export type FoodSort = (typeof foodSorts)[number];

/** The filters of a list of foods, from its address. */
export interface FoodFilters {
  keyword: string;
  verdict: HalalStatus | undefined;
  /** Foods without these. */
  free: readonly Allergen[];
  diets: readonly Diet[];
  category: FoodCategory | undefined;
  brand: string;
  sort: FoodSort | undefined;
}

const maxWords = 120;
const wordsIn = (search: URLSearchParams, name: string) => (search.get(name) ?? '').trim().slice(0, maxWords);
const oneOf = <T extends string>(list: readonly T[], word: string | null): T | undefined =>
  list.find((known) => known === word);
const someOf = <T extends string>(list: readonly T[], words: readonly string[]): T[] =>
  list.filter((known) => words.includes(known));

/** Filters of an address; invalid ones filter nothing. */
export const readFoodFilters = (search: URLSearchParams): FoodFilters => ({
  keyword: wordsIn(search, 'keyword'),
  verdict: oneOf(halalStatuses, search.get('halal_status')),
  free: someOf(allergens, search.getAll('allergen_free')),
  diets: someOf(diets, search.getAll('diet')),
  category: oneOf(foodCategories, search.get('category_id')),
  brand: wordsIn(search, 'brand'),
  sort: oneOf(foodSorts, search.get('sort')),
});

/** The filters under their names in address and call; missing ones are left out. */
const namedFilters = ({ keyword, verdict, free, diets: kept, category, brand, sort }: FoodFilters) => ({
  ...(keyword ? { keyword } : {}),
  ...(verdict ? { halal_status: verdict } : {}),
  ...(free.length > 0 ? { allergen_free: [...free] } : {}),
  ...(kept.length > 0 ? { diet: [...kept] } : {}),
  ...(category ? { category_id: category } : {}),
  ...(brand ? { brand } : {}),
  ...(sort ? { sort } : {}),
});

export const foodListBody = namedFilters;

/** The query of an address with these filters, empty or with its question mark. */
export function foodSearch(filters: FoodFilters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(namedFilters(filters)))
    for (const word of Array.isArray(value) ? value : [value]) search.append(name, word);
  const query = search.toString();
  return query ? `?${query}` : '';
}

/** A filter by its name, or one value of a filter with several. */
export type AppliedFilter =
  | { name: 'keyword'; value: string }
  | { name: 'brand'; value: string }
  | { name: 'verdict'; value: HalalStatus }
  | { name: 'category'; value: FoodCategory }
  | { name: 'free'; value: Allergen }
  | { name: 'diets'; value: Diet };

/** Every filter that narrows the list; sorting does not. */
export const appliedFilters = (filters: FoodFilters): AppliedFilter[] => [
  ...(filters.keyword ? [{ name: 'keyword' as const, value: filters.keyword }] : []),
  ...(filters.verdict ? [{ name: 'verdict' as const, value: filters.verdict }] : []),
  ...filters.free.map((value) => ({ name: 'free' as const, value })),
  ...filters.diets.map((value) => ({ name: 'diets' as const, value })),
  ...(filters.category ? [{ name: 'category' as const, value: filters.category }] : []),
  ...(filters.brand ? [{ name: 'brand' as const, value: filters.brand }] : []),
];

export function withoutFilter(filters: FoodFilters, { name, value }: AppliedFilter): FoodFilters {
  if (name === 'free') return { ...filters, free: filters.free.filter((kept) => kept !== value) };
  if (name === 'diets') return { ...filters, diets: filters.diets.filter((kept) => kept !== value) };
  if (name === 'keyword' || name === 'brand') return { ...filters, [name]: '' };
  return { ...filters, [name]: undefined };
}

/** The digits of a barcode, if that is what was typed; spaces and hyphens between them are ignored. */
export function codeIn(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits : undefined;
}
