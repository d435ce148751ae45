import * as contract from '@souk/contract/modules/classifieds/listings';
import type { ListingPage, ListingQuery } from '@souk/contract/modules/search/listing';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { findCategory, getCategory } from '../../catalogue/index.ts';
import { listPopular, presentPage } from '../../search/index.ts';
import { findBusinessBySlug } from '../../sellers/index.ts';
import { roleIn } from '../ads/ad.policy.ts';
import { getAd } from '../ads/ad.queries.ts';
import { revealPhone } from '../ads/reveal-phone.ts';
import { findGroup, type Group } from './find-group.ts';
import { type Browsing, findListings } from './find-listings.ts';
import { openDetail } from './open-detail.ts';

const emptyText = { classified: contract.noClassifiedsText, retail: contract.noItemsText } as const;

/** A list page is `classified` or `retail`; any other name, or a category of the other one, is not found. */
async function listPage(context: Browsing, asked: ListingQuery & { page_id: string }): Promise<ListingPage> {
  const { page_id: page, sub_category_id: subId, category_id: categoryId = subId } = asked;
  const module = contract.pageIds.find((id) => id === page);
  const category = categoryId === undefined ? undefined : await findCategory(context.db, categoryId);
  const isKnown = categoryId === undefined || category?.module === module;
  if (!module || !isKnown) throw new Problem('listing-not-found');
  return findListings(context, asked, { module }, emptyText[module]);
}

function listRoutes(api: Api) {
  api.answer(contract.listAds, (context) =>
    findListings(context, context.query, { module: 'classified' }, emptyText.classified),
  );

  api.answer(contract.listPage, (context) => listPage(context, context.query));

  api.answer(contract.filterRetailAds, (context) =>
    findListings(context, context.body, { module: 'retail' }, emptyText.retail),
  );

  api.answer(contract.listAdsByBusiness, async (context) => {
    const { module, slug } = context.params;
    const business = await findBusinessBySlug(context.db, slug, module);
    if (!business) throw new Problem('record-not-found');
    const text = module === 'retail' ? emptyText.retail : emptyText.classified;
    return findListings(context, context.query, { ownerId: business.userId }, text);
  });

  api.answer(contract.listAdsOfSeller, async (context) => {
    const ad = await getAd(context.db, context.params.item_id);
    roleIn(ad, context.viewer);
    return findListings(
      context,
      context.query,
      { ownerId: ad.ownerId, module: ad.module },
      emptyText[ad.module],
    );
  });

  api.answer(contract.listPopularAds, async ({ db, viewer, params, query, reply }) => {
    const category = await getCategory(db, params.category_id);
    if (category.template !== params.templateName) throw new Problem('record-not-found');
    const strip = { module: 'classified', categoryId: category.id } as const;
    const found = await listPopular(db, { ...strip, page: query.page, pageSize: query.page_size });
    if (found.total === 0) reply.say(emptyText.classified);
    return presentPage(db, viewer, found, query);
  });
}

/** Returns the requested groups under the names that clients expect. */
function groupsOf<Name extends string>(names: Record<Name, Group>, filter: Group | undefined) {
  const entries = Object.entries(names) as [Name, Group][];
  return entries.filter(([, group]) => filter === undefined || group === filter);
}

const classifiedGroups = {
  mostRecent: 'most-recent',
  top_rated: 'top-rated',
  recently_view: 'recently-viewed',
} as const;
const retailGroups = {
  mostRecent: 'most-recent',
  best_sellors: 'best-sellers',
  recently_view: 'recently-viewed',
} as const;

function groupRoutes(api: Api) {
  api.answer(contract.listAdGroups, async (context) => {
    const { filter, ...asked } = context.body;
    const groups = await Promise.all(
      groupsOf(classifiedGroups, filter).map(
        async ([name, group]) => [name, await findGroup(context, asked, 'classified', group)] as const,
      ),
    );
    if (groups.every(([, items]) => items.length === 0)) context.reply.say(emptyText.classified);
    return Object.fromEntries(groups);
  });

  api.answer(contract.listRetailAdGroups, async (context) => {
    const { filter, ...asked } = context.body;
    const groups = await Promise.all(
      groupsOf(retailGroups, filter).map(
        async ([name, group]) => [name, await findGroup(context, asked, 'retail', group)] as const,
      ),
    );
    if (groups.every(([, items]) => items.length === 0)) context.reply.say(emptyText.retail);
    return Object.fromEntries(groups);
  });
}

function detailRoutes(api: Api) {
  api.answer(contract.getAd, async (context) =>
    openDetail(context, await getAd(context.db, context.params.id)),
  );

  api.answer(contract.revealPhone, ({ db, user, params }) => revealPhone(db, user, params.id));
}

export function listingRoutes(api: Api) {
  listRoutes(api);
  groupRoutes(api);
  detailRoutes(api);
}
