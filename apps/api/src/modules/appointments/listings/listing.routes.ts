import type { BusinessListItem } from '@souk/contract/modules/appointments/listings';
import * as contract from '@souk/contract/modules/appointments/listings';
import { type PageQuery, toPage } from '@souk/contract/shared/page';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { findCategoryBySlug } from '../../catalogue/index.ts';
import { viewerOf } from '../../search/index.ts';
import { presentBusiness } from './business.present.ts';
import { completeKeyword } from './complete-keyword.ts';
import { findBusinesses } from './find-businesses.ts';

interface Browsing {
  db: Reader;
  timeZone: string;
  query: PageQuery;
}

/** What many people look at of one category; of one that an admin has taken away there is nothing. */
async function popularIn({ db, timeZone, query }: Browsing, slug: string) {
  const category = await findCategoryBySlug(db, 'booking', slug);
  if (!category) return toPage<BusinessListItem>([], 0, query);
  const asked = { ...query, category_id: category.id };
  return findBusinesses({ db, timeZone, viewer: undefined }, asked, 'most-popular');
}

/** Lists of businesses that can be booked, and one of them. */
export function listingRoutes(api: Api) {
  api.answer(contract.listBookingBusinesses, async ({ db, viewer, body, timeZone, headers, reply }) => {
    const { filter, ...asked } = body;
    const browsing = { db, timeZone, viewer: viewerOf(viewer, headers) };
    const page = await findBusinesses(browsing, asked, filter);
    if (page.total === 0) reply.say(contract.noBusinessesText);
    return page;
  });

  api.answer(contract.searchBookingBusinesses, async ({ db, viewer, body, timeZone, headers, reply }) => {
    const page = await findBusinesses({ db, timeZone, viewer: viewerOf(viewer, headers) }, body);
    if (page.total === 0) reply.say(contract.noBusinessesText);
    return page;
  });

  api.answer(contract.completeBookingKeyword, ({ db, body }) => completeKeyword(db, body));

  api.answer(contract.getBookingBusiness, ({ db, body }) => presentBusiness(db, body));

  api.answer(contract.listPopularSpas, (context) => popularIn(context, 'wellbeing'));
  api.answer(contract.listPopularVenues, (context) => popularIn(context, 'venues'));
  api.answer(contract.listPopularRestaurants, (context) => popularIn(context, 'restaurant'));
}
