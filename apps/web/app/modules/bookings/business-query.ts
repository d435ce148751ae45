import { type BookingState, type BookingTab, bookingStates } from '@souk/contract/modules/bookings/statuses';
import { bookingTabList } from './booking-states.ts';
import { businessPath } from './business-addresses.ts';

/** Periods of the specification, in its own spelling. */
export const periods = ['Today', 'This Week', 'This Month', 'This Year'] as const;
export type Period = (typeof periods)[number];

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((each) => each === text);

/** The filters of the list of received bookings, from its address. */
export interface BusinessQuery {
  page: string;
  tab: BookingTab;
  status?: BookingState;
  date_filter?: Period;
}

export function businessQueryOf(query: URLSearchParams): BusinessQuery {
  const status = oneOf(bookingStates, query.get('status'));
  const period = oneOf(periods, query.get('date_filter'));
  return {
    page: query.get('page') ?? '1',
    tab: oneOf(bookingTabList, query.get('tab')) ?? 'bookings',
    ...(status ? { status } : {}),
    ...(period ? { date_filter: period } : {}),
  };
}

/** The list with another tab, on its first page; a state of the old tab would leave the new one empty. */
export function withTab({ date_filter }: BusinessQuery, tab: BookingTab): string {
  const query = new URLSearchParams({
    ...(tab === 'bookings' ? {} : { tab }),
    ...(date_filter ? { date_filter } : {}),
  }).toString();
  return query ? `${businessPath}?${query}` : businessPath;
}
