import { listBestSellers } from '@souk/contract/modules/retail/product-lists';
import type { ListingPage } from '@souk/contract/modules/search/listing';
import { search } from '@souk/contract/modules/search/search';
import { listContent } from '@souk/contract/modules/search/views';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { type Asked, type ListSource, within } from '../search/index.server.ts';
import { callQuery } from '../search/index.ts';
import { retailTitle } from './listing-words.ts';
import { parseRetailPath, type RetailPath } from './parse-retail-path.ts';

const contentGroups = ['recently-viewed', 'most-popular', 'best-sellers', 'daily-deals', 'special-offers'];

const isFixed = ({ group }: RetailPath) => group !== undefined && contentGroups.includes(group);

async function listFixed(
  args: PageArgs,
  { path, filters, category }: Asked<RetailPath>,
): Promise<ListingPage> {
  const { page, page_size } = callQuery(filters) as { page: string; page_size: string };
  const query = { page, page_size, ...within(path, category) };
  if (path.group === 'best-sellers') {
    const sold = await call(args, listBestSellers, { query });
    return { ...sold, total_is_exact: true, next_cursor: null, did_you_mean: null };
  }
  const params = { content_type: path.group ?? '' };
  return call(args, listContent, { params, query: { ...query, module: 'retail' as const } });
}

async function listItems(args: PageArgs, asked: Asked<RetailPath>) {
  const { path, filters, category } = asked;
  const byFilters = () =>
    call(args, search, { query: { ...callQuery(filters), module: 'retail', ...within(path, category) } });
  return { page: await (isFixed(path) ? listFixed(args, asked) : byFilters()), businessName: null };
}

/** The lists of products and retail ads under all their addresses. */
export const retailLists: ListSource<RetailPath> = {
  trade: 'retail',
  parse: parseRetailPath,
  list: listItems,
  isOneSeller: () => false,
  isFixed,
  titleOf: retailTitle,
};
