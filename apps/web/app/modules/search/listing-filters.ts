import type { DateFilter, sorts } from '@souk/contract/shared/page';

export const views = ['grid', 'list', 'map'] as const;
export type ListingView = (typeof views)[number];
export type AdSort = (typeof sorts)[number];

/** Repeats the contract's lists, because its file would bring the schema library into the browser. */
export const dateFilterWords: readonly DateFilter[] = ['Today', 'This Week', 'This Month', 'This Year'];
export const sortWords: readonly AdSort[] = ['most-recent', 'top-rated', 'asc', 'desc', 'nearest'];

export interface Box {
  n: number;
  s: number;
  e: number;
  w: number;
}

/** The filters of a list, as in its address; prices in whole dollars. */
export interface ListingFilters {
  keyword?: string;
  location?: string;
  lat?: number;
  lng?: number;
  radiusKm?: number;
  priceMin?: number;
  priceMax?: number;
  /** At least so many stars. */
  rating?: number;
  dateFilter?: DateFilter;
  /** A day on which there is still a time to be booked, `YYYY-MM-DD`. */
  freeOn?: string;
  /** Attribute slug → chosen values, or one range `from..to`. */
  attributes: Record<string, string[]>;
  box?: Box;
  sort?: AdSort;
  view?: ListingView;
  pageSize?: PageSize;
  page: number;
}

/** Things on a page (B-089). */
export const pageSizes = [10, 12, 15, 20] as const;
export type PageSize = (typeof pageSizes)[number];
export const usualPageSize: PageSize = 20;
export const starsAtLeast = [4, 3, 2] as const;
export const radiiKm = [5, 10, 25, 50, 100, 250] as const;

const oneOf = <T extends string>(list: readonly T[], word: string | null): T | undefined =>
  list.find((one) => one === word);

function numberIn(text: string | null, [min, max]: readonly [number, number]): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : undefined;
}

const dayIn = (text: string | null): string | undefined =>
  text !== null && /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

const words = (text: string | null, max: number) => text?.trim().slice(0, max).trim() || undefined;

const cleanRange = (from: string | null, to: string | null): string | undefined => {
  const [low, high] = [from, to].map((text) => numberIn(text, [-1e12, 1e12]));
  if (low === undefined && high === undefined) return undefined;
  return `${low ?? ''}..${high ?? ''}`;
};

const mostAttributes = 30;

/** Chosen values under `attributes[slug]`; the two ends of a range are `from[slug]` and `to[slug]`. */
function readAttributes(query: URLSearchParams): Record<string, string[]> {
  const chosen = new Map<string, string[]>();
  for (const name of new Set(query.keys())) {
    const [, kind, slug] = /^(attributes|from|to)\[([\w-]{1,60})\]$/.exec(name) ?? [];
    if (!kind || !slug) continue;
    const values =
      kind === 'attributes'
        ? [...new Set(query.getAll(name).filter((value) => value !== '' && value.length <= 200))]
        : [cleanRange(query.get(`from[${slug}]`), query.get(`to[${slug}]`))].filter(
            (one) => one !== undefined,
          );
    if (values.length > 0) chosen.set(slug, values.slice(0, 40));
  }
  return Object.fromEntries([...chosen].slice(0, mostAttributes));
}

function readBox(query: URLSearchParams): Box | undefined {
  const side = (name: string, limit: number) => numberIn(query.get(`bounds[${name}]`), [-limit, limit]);
  const [n, s, e, w] = [side('n', 90), side('s', 90), side('e', 180), side('w', 180)];
  if (n === undefined || s === undefined || e === undefined || w === undefined || n <= s) return undefined;
  return { n, s, e, w };
}

/** Leaves out missing values, so that filters can be compared and spread. */
const given = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const dollars = [0, 99_999_999] as const;

/** Reads an address; invalid values set no filter. */
export function readFilters(query: URLSearchParams): ListingFilters {
  const lat = numberIn(query.get('lat'), [-90, 90]);
  const lng = numberIn(query.get('lng'), [-180, 180]);
  const hasPoint = lat !== undefined && lng !== undefined;
  const read = given({
    keyword: words(query.get('keyword'), 120),
    location: words(query.get('location'), 200),
    lat: hasPoint ? lat : undefined,
    lng: hasPoint ? lng : undefined,
    radiusKm: hasPoint ? numberIn(query.get('radius'), [1, 20_000]) : undefined,
    priceMin: numberIn(query.get('price_min'), dollars),
    priceMax: numberIn(query.get('price_max'), dollars),
    rating: starsAtLeast.find((stars) => String(stars) === query.get('rating')),
    dateFilter: oneOf(dateFilterWords, query.get('date_filter')),
    freeOn: dayIn(query.get('free_on')),
    box: readBox(query),
    sort: oneOf(sortWords, query.get('sort')),
    view: oneOf(views, query.get('view')),
    pageSize: pageSizes.find((size) => size !== usualPageSize && String(size) === query.get('page_size')),
  });
  const page = numberIn(query.get('page'), [1, 100_000]) ?? 1;
  return { ...read, attributes: readAttributes(query), page: Math.floor(page) } as ListingFilters;
}

/** What narrows the list, in the names that page and API share. */
function narrowing(filters: ListingFilters): [name: string, value: string][] {
  const { box } = filters;
  const plain = {
    keyword: filters.keyword,
    location: filters.location,
    lat: filters.lat,
    lng: filters.lng,
    radius: filters.radiusKm,
    price_min: filters.priceMin,
    price_max: filters.priceMax,
    rating: filters.rating,
    date_filter: filters.dateFilter,
    free_on: filters.freeOn,
  };
  return [
    ...Object.entries(plain).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...Object.entries(filters.attributes).flatMap(([slug, values]) =>
      values.map((value): [string, string] => [`attributes[${slug}]`, value]),
    ),
    ...(box
      ? Object.entries(box).map(([side, value]): [string, string] => [`bounds[${side}]`, String(value)])
      : []),
  ];
}

/** The query of a list's address, always in the same order; `?` alone without filters. */
export function searchOf(filters: ListingFilters): string {
  const query = new URLSearchParams(narrowing(filters));
  if (filters.sort) query.set('sort', filters.sort);
  if (filters.view) query.set('view', filters.view);
  if (filters.pageSize) query.set('page_size', String(filters.pageSize));
  if (filters.page > 1) query.set('page', String(filters.page));
  const text = query.toString().replaceAll('%5B', '[').replaceAll('%5D', ']');
  return text ? `?${text}` : '';
}

/** The fields of a list call. */
export function callQuery(filters: ListingFilters): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {
    page: String(filters.page),
    page_size: String(filters.pageSize ?? usualPageSize),
  };
  for (const [name, value] of narrowing(filters)) {
    const held = query[name];
    query[name] = held === undefined ? value : [held, value].flat();
  }
  if (filters.sort) query.sort = filters.sort;
  return query;
}

/** The fields of a call whose body is JSON: attributes and bounds as objects. */
export const callBody = ({ attributes, box, ...plain }: ListingFilters) => ({
  ...Object.fromEntries(narrowing({ ...plain, attributes: {} })),
  ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
  ...(box ? { bounds: box } : {}),
});

const placeNames = ['location', 'lat', 'lng', 'radiusKm', 'box'] as const;
export type FilterName =
  | 'keyword'
  | 'price'
  | 'place'
  | 'rating'
  | 'dateFilter'
  | 'freeOn'
  | `attribute:${string}`;

/** The filters that are set, each once; place and price are one filter each. */
export function appliedFilters(filters: ListingFilters): FilterName[] {
  const names: FilterName[] = [];
  if (filters.keyword) names.push('keyword');
  if (placeNames.some((name) => filters[name] !== undefined)) names.push('place');
  if (filters.priceMin !== undefined || filters.priceMax !== undefined) names.push('price');
  if (filters.rating !== undefined) names.push('rating');
  names.push(...Object.keys(filters.attributes).map((slug) => `attribute:${slug}` as const));
  if (filters.dateFilter) names.push('dateFilter');
  if (filters.freeOn) names.push('freeOn');
  return names;
}

const fieldsOf: Record<string, readonly (keyof ListingFilters)[]> = {
  keyword: ['keyword'],
  price: ['priceMin', 'priceMax'],
  place: placeNames,
  rating: ['rating'],
  dateFilter: ['dateFilter'],
  freeOn: ['freeOn'],
};

/** The first page of the list without one filter. */
export function withoutFilter(filters: ListingFilters, name: FilterName): ListingFilters {
  const left: ListingFilters = { ...filters, attributes: { ...filters.attributes }, page: 1 };
  if (name.startsWith('attribute:')) delete left.attributes[name.slice('attribute:'.length)];
  for (const field of fieldsOf[name] ?? []) delete left[field];
  return left;
}

/** The list in its present view, without any filter. */
export const withoutFilters = ({ sort, view, pageSize }: ListingFilters): ListingFilters =>
  ({ ...given({ sort, view, pageSize }), attributes: {}, page: 1 }) as ListingFilters;

/** True if an address has empty fields, or a range in two fields, and therefore a shorter form. */
export const isUntidy = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) => value === '' || /^(from|to)\[/.test(name));

/** The two ends of a range value. */
export const rangeEnds = (value: string | undefined): [from: string, to: string] => {
  const [, from = '', to = ''] = /^(-?[\d.]*?)\.\.(-?[\d.]*)$/.exec(value ?? '') ?? [];
  return [from, to];
};
