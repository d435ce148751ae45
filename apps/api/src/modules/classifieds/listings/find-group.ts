import type { adModules } from '@souk/contract/modules/classifieds/ads';
import type { ListingItem, ListingQuery } from '@souk/contract/modules/search/listing';
import {
  listSold,
  presentFor,
  queryOf,
  recentlyViewed,
  searchDocuments,
  viewerOf,
} from '../../search/index.ts';
import type { Browsing } from './find-listings.ts';

export type Group = 'most-recent' | 'top-rated' | 'best-sellers' | 'recently-viewed';

interface GroupCall extends Browsing {
  headers: { cookie?: string | undefined };
}

/**
 * One group of a landing page; for ads, best sellers are the most viewed, because their sales are not counted.
 */
export async function findGroup(
  { db, viewer, timeZone, headers }: GroupCall,
  asked: ListingQuery,
  module: (typeof adModules)[number],
  group: Group,
): Promise<ListingItem[]> {
  const query = queryOf(asked, { module, timeZone });
  const { categoryId, template, page, pageSize } = query;
  const strip = { module, categoryId, template, page, pageSize };
  const looker = viewerOf(viewer, headers);
  const find = {
    'most-recent': () => searchDocuments(db, { ...query, sort: 'most-recent', isByDateAlone: true }),
    'top-rated': () => searchDocuments(db, { ...query, sort: 'top-rated' }),
    'best-sellers': () => listSold(db, strip),
    'recently-viewed': () => (looker ? recentlyViewed(db, looker, strip) : { documents: [] }),
  }[group];
  const { documents } = await find();
  return presentFor(db, viewer, documents);
}
