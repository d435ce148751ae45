import type { ListingPage } from '@souk/contract/modules/search/listing';
import { search } from '@souk/contract/modules/search/search';
import { contentTypes, listContent } from '@souk/contract/modules/search/views';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { type Asked, type ListSource, within } from '../search/index.server.ts';
import { callQuery, isIn } from '../search/index.ts';
import { bookingTitle } from './listing-words.ts';
import { type BookingPath, parseBookingPath } from './parse-booking-path.ts';

/** Their order is their content; what is newest can be narrowed like every list. */
const isFixed = ({ group }: BookingPath): boolean =>
  group !== undefined && group !== 'most-recent' && isIn(contentTypes, group);

function listServices(args: PageArgs, { path, filters, category }: Asked<BookingPath>): Promise<ListingPage> {
  const place = { module: 'booking' as const, ...within(path, category) };
  if (!isFixed(path)) return call(args, search, { query: { ...callQuery(filters), ...place } });
  const { page, page_size } = callQuery(filters) as { page: string; page_size: string };
  const params = { content_type: path.group ?? '' };
  return call(args, listContent, { params, query: { page, page_size, ...place } });
}

/** The lists of services under all their addresses. */
export const bookingLists: ListSource<BookingPath> = {
  trade: 'booking',
  parse: parseBookingPath,
  list: async (args, asked) => ({ page: await listServices(args, asked), businessName: null }),
  isOneSeller: () => false,
  isFixed,
  titleOf: bookingTitle,
};
