import type { BusinessListItem, BusinessQuery } from '@souk/contract/modules/appointments/listings';
import type { ContentType } from '@souk/contract/modules/search/views';
import { type Page, type PageQuery, toPage } from '@souk/contract/shared/page';
import type { Reader } from '../../../platform/db/database.ts';
import {
  type FoundDocument,
  type FoundOwner,
  listOwners,
  listSold,
  queryOf,
  recentlyViewed,
  type Viewer,
} from '../../search/index.ts';
import { presentBusinesses } from './business-item.present.ts';

const module = 'booking';
/** So many things of a list whose order is its content are looked at for whose they are. */
const mostLooked = 200;

interface Browsing {
  db: Reader;
  viewer: Viewer | undefined;
  timeZone: string;
}

/** The owners of things, each once, in the order of the first of theirs. */
function ownersOf(documents: readonly FoundDocument[]): FoundOwner[] {
  const owned = Map.groupBy(documents, ({ ownerId }) => ownerId);
  return [...owned.values()].flatMap((own) => {
    const [document] = own;
    const prices = own.flatMap(({ priceCents }) => priceCents ?? []);
    const fromCents = prices.length > 0 ? Math.min(...prices) : null;
    return document ? [{ document, things: own.length, fromCents }] : [];
  });
}

async function documentsOf({ db, viewer }: Browsing, filter: ContentType, asked: BusinessQuery) {
  const categoryId = asked.sub_category_id ?? asked.category_id;
  const strip = { module, categoryId, page: 1, pageSize: mostLooked } as const;
  if (filter === 'best-sellers') return (await listSold(db, strip)).documents;
  return viewer ? (await recentlyViewed(db, viewer, strip)).documents : [];
}

/** What a filter by content asks of the search of services. */
function narrowed(asked: BusinessQuery, filter: ContentType | undefined, timeZone: string) {
  const { cursor: _cursor, sort, ...query } = queryOf(asked, { module, timeZone });
  if (filter === 'most-popular' || filter === 'most-recent') return { ...query, sort: filter };
  if (filter === undefined) return { ...query, sort };
  return { ...query, sort, attributes: { ...query.attributes, content: [filter] } };
}

/** A page of businesses that can be booked. */
export async function findBusinesses(
  browsing: Browsing,
  asked: BusinessQuery & PageQuery,
  filter?: ContentType,
): Promise<Page<BusinessListItem>> {
  const { db, timeZone, viewer } = browsing;
  const viewerId = viewer && 'userId' in viewer ? viewer.userId : undefined;
  if (filter === 'best-sellers' || filter === 'recently-viewed') {
    const owners = ownersOf(await documentsOf(browsing, filter, asked));
    const first = (asked.page - 1) * asked.page_size;
    const shown = owners.slice(first, first + asked.page_size);
    return toPage(await presentBusinesses(db, shown, viewerId), owners.length, asked);
  }
  const { owners, total } = await listOwners(db, narrowed(asked, filter, timeZone));
  return toPage(await presentBusinesses(db, owners, viewerId), total, asked);
}
