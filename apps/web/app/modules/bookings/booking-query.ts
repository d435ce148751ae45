import type { BookingKind, BookingTab } from '@souk/contract/modules/bookings/statuses';
import { bookingKindList, bookingTabList } from './booking-states.ts';

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((each) => each === text);

/** The part of the bookings that an address shows; the open ones where it says nothing. */
export function bookingQueryOf(query: URLSearchParams, kind?: BookingKind) {
  const wanted = kind ?? oneOf(bookingKindList, query.get('module_type'));
  return {
    page: query.get('page') ?? '1',
    tab: oneOf(bookingTabList, query.get('tab')) ?? ('bookings' as const),
    ...(wanted ? { module_type: wanted } : {}),
  };
}

export type BookingListQuery = ReturnType<typeof bookingQueryOf>;

/** The same list with another tab or kind, on its first page. */
export function listAddress(path: string, tab: BookingTab, kind?: BookingKind): string {
  const query = new URLSearchParams({
    ...(tab === 'bookings' ? {} : { tab }),
    ...(kind ? { module_type: kind } : {}),
  }).toString();
  return query ? `${path}?${query}` : path;
}
