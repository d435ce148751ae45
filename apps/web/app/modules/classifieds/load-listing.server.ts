import { listAdsOfSeller, listPopularAds } from '@souk/contract/modules/classifieds/listings';
import type { ListingPage } from '@souk/contract/modules/search/listing';
import { search } from '@souk/contract/modules/search/search';
import { listContent } from '@souk/contract/modules/search/views';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { type Asked, type ListSource, within } from '../search/index.server.ts';
import { callQuery } from '../search/index.ts';
import { loadBusiness } from './find-business.server.ts';
import { listingTitle } from './listing-words.ts';
import { type ClassifiedPath, parseClassifiedPath } from './parse-classified-path.ts';

const contentGroups = ['recently-viewed', 'most-popular', 'best-sellers', 'daily-deals', 'special-offers'];

const isFixed = ({ screen, group }: ClassifiedPath) =>
  screen === 'popular' || (group !== undefined && contentGroups.includes(group));

async function listFixed(
  args: PageArgs,
  { path, filters, category }: Asked<ClassifiedPath>,
): Promise<ListingPage> {
  const { page, page_size } = callQuery(filters);
  const query = { page, page_size } as { page: string; page_size: string };
  if (path.screen === 'popular')
    return call(args, listPopularAds, {
      params: { templateName: path.template, category_id: category?.id ?? 0 },
      query,
    });
  const only = { module: 'classified' as const, ...within(path, category) };
  return call(args, listContent, {
    params: { content_type: path.group ?? '' },
    query: { ...query, ...only },
  });
}

async function listAds(args: PageArgs, asked: Asked<ClassifiedPath>) {
  const { path, filters, category } = asked;
  const query = callQuery(filters);
  if (path.business) {
    const { business, ads } = await loadBusiness(args, { ...path.business, query });
    return { page: ads, businessName: business?.business_name ?? null };
  }
  const byFilters = () =>
    call(args, search, {
      query: { ...query, module: 'classified', ...within(path, category) },
    });
  const ofSeller = (itemId: number) => call(args, listAdsOfSeller, { params: { item_id: itemId }, query });
  const page = await (path.itemId
    ? ofSeller(path.itemId)
    : isFixed(path)
      ? listFixed(args, asked)
      : byFilters());
  return { page, businessName: null };
}

/** The lists of ads under all their addresses. */
export const adLists: ListSource<ClassifiedPath> = {
  trade: 'classified',
  parse: parseClassifiedPath,
  list: listAds,
  isOneSeller: ({ screen }) => screen === 'user-ads' || screen === 'business',
  isFixed,
  titleOf: listingTitle,
};
