import { type ListPath, partsOf, readOpenEnd, readPairs } from '../search/index.ts';

export type BookingScreen = 'category' | 'search' | 'see-more' | 'map';

/** Everything that an address of the lists of services contains. */
export interface BookingPath extends ListPath {
  screen: BookingScreen;
}

/** `[filter] (name id)*` where a sub-category is the deepest that there is. */
const deepest = 5;

const openEnd = (screen: BookingScreen, parts: readonly string[]): BookingPath | undefined =>
  parts.length > deepest ? undefined : readOpenEnd(screen, parts);

/** A word, then pairs of names and numbers. */
const wordFirst = (screen: BookingScreen, parts: readonly string[]): BookingPath | undefined =>
  parts.length % 2 === 1 ? openEnd(screen, parts) : undefined;

/** Pairs of names and numbers alone. */
const pairs = (screen: BookingScreen, parts: readonly string[]): BookingPath | undefined =>
  parts.length > 0 && parts.length % 2 === 0 ? openEnd(screen, parts) : undefined;

/** What is popular in the categories that have an address of their own for it. */
const popularIn: Readonly<Record<string, string>> = {
  'popular-spa': 'spa',
  'popular-restaurants': 'restaurant',
  'popular-venues': 'venues',
};

function readPopular([filter = '', ...rest]: string[]): BookingPath | undefined {
  const slug = popularIn[filter];
  if (filter !== 'most-popular' && slug === undefined) return undefined;
  const named = readPairs(rest);
  if (!named || rest.length > deepest - 1) return undefined;
  const categories = named.length > 0 ? named : slug === undefined ? [] : [slug];
  return { screen: 'see-more', group: 'most-popular', categories };
}

/** `/bookings-see-all/{filter}[/{category id}]` */
function readSeeAll([filter, categoryId, ...more]: string[]): BookingPath | undefined {
  if (filter === undefined || more.length > 0) return undefined;
  return wordFirst('see-more', categoryId === undefined ? [filter] : [filter, 'category', categoryId]);
}

/** `/bookings/{category}/{sub-category}/{category id}/{sub-category id}` */
function readBookings([cat, sub, categoryId, subId, ...more]: string[]): BookingPath | undefined {
  if (!cat || !sub || !categoryId || !subId || more.length > 0) return undefined;
  return pairs('category', [cat, categoryId, sub, subId]);
}

const readers: Readonly<Record<string, (parts: string[]) => BookingPath | undefined>> = {
  bookings: readBookings,
  'bookings-category': (parts) => pairs('category', parts),
  'bookings-search': (parts) => wordFirst('search', parts),
  'bookings-see-more': (parts) => wordFirst('see-more', parts),
  'bookings-see-all': readSeeAll,
  'bookings-popular-see-more': readPopular,
  'bookings-map-view': (parts) => pairs('map', parts),
  booking: ([view, ...parts]) => (view === 'map-view' ? pairs('map', parts) : undefined),
  'booking-listing': ([slug, ...more]) =>
    slug && more.length === 0 ? { screen: 'category', categories: [slug] } : undefined,
};

/** Reads every address of the lists of services; an unreadable one is not found. */
export function parseBookingPath(pathname: string): BookingPath | undefined {
  const [root = '', ...parts] = partsOf(pathname) ?? [];
  return Object.hasOwn(readers, root) ? readers[root]?.(parts) : undefined;
}
