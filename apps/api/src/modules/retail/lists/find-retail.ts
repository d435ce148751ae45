import type { ListingQuery } from '@souk/contract/modules/search/listing';
import { toPage } from '@souk/contract/shared/page';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import {
  presentFor,
  presentPage,
  queryOf,
  recentlyViewed,
  searchDocuments,
  viewerOf,
} from '../../search/index.ts';
import { listBestSellers } from './best-sellers.queries.ts';

interface Browsing {
  db: Db;
  viewer: User | null;
  timeZone: string;
  headers: { cookie?: string | undefined };
}

type Group = 'most-recent' | 'best-sellers' | 'recently-viewed';

/** A page of one group of the retail page; the newest ones can be narrowed by everything that search knows. */
export async function findRetail(
  { db, viewer, timeZone, headers }: Browsing,
  asked: ListingQuery,
  group: Group,
) {
  const query = queryOf(asked, { module: 'retail', timeZone });
  const { categoryId, page, pageSize } = query;
  if (group === 'most-recent') {
    const byDate = { ...query, sort: query.sort ?? 'most-recent', isByDateAlone: query.sort === undefined };
    return presentPage(db, viewer, await searchDocuments(db, byDate), asked);
  }
  if (group === 'best-sellers') {
    const { items, total } = await listBestSellers(db, viewer, { categoryId, page, pageSize });
    return toPage(items, total, asked);
  }
  const looker = viewerOf(viewer, headers);
  const strip = { module: 'retail' as const, categoryId, page, pageSize };
  const { documents, total } = looker ? await recentlyViewed(db, looker, strip) : { documents: [], total: 0 };
  return toPage(await presentFor(db, viewer, documents), total, asked);
}
