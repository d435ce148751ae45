import { msg } from '@lingui/core/macro';
import { getAd } from '@souk/contract/modules/classifieds/listings';
import { search } from '@souk/contract/modules/search/search';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { pageTitle } from '../../lib/page-head.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { findProduct } from '../../modules/retail/index.server.ts';
import { Comparing, itemListWords, retailTitle } from '../../modules/retail/index.ts';
import { type ListSource, loadListing } from '../../modules/search/index.server.ts';
import {
  callQuery,
  isId,
  ListingScreen,
  type ListPath,
  listingHead,
  partsOf,
} from '../../modules/search/index.ts';
import type { Route } from './+types/user-ads.ts';

export const handle = { access: 'visitor-or-private', screen: 'UserAdsRetail', cache: 10 };

interface UserAdsPath extends ListPath {
  itemId: number;
  /** The number is that of an ad, as the pages of ads say; else a product is looked for first. */
  isAd: boolean;
}

function parseUserAds(pathname: string): UserAdsPath | undefined {
  const [root, filter, category, item, ...more] = partsOf(pathname) ?? [];
  const isWhole = root === 'user-ads-retail' && isId(category) && isId(item) && more.length === 0;
  return isWhole
    ? { screen: 'user-ads', categories: [], itemId: Number(item), isAd: filter === 'ads' }
    : undefined;
}

/** Who sells the thing and under which name. */
async function findOwner(args: PageArgs, { itemId, isAd }: UserAdsPath) {
  const product = isAd ? 'missing' : await findProduct(args, itemId);
  if (typeof product === 'object') return product.seller;
  const ad = await orNull(call(args, getAd, { params: { id: itemId } }));
  if (!ad) throw data(null, { status: 404 });
  return ad.seller;
}

const userAds: ListSource<UserAdsPath> = {
  trade: 'retail',
  parse: parseUserAds,
  list: async (args, { path, filters }) => {
    const owner = await findOwner(args, path);
    const query = { ...callQuery(filters), module: 'retail' as const, owner_id: owner.id };
    return { page: await call(args, search, { query }), businessName: owner.name };
  },
  isOneSeller: () => true,
  isFixed: () => false,
  titleOf: retailTitle,
};

/** What else the seller of a product or of a retail ad sells. */
export const loader = async (args: Route.LoaderArgs) => ({ listing: await loadListing(args, userAds) });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? listingHead(
        matches,
        loaderData.listing,
        msg`${loaderData.listing.title} on Souk. Prices, photos and delivery.`,
      )
    : [pageTitle(matches, msg`Retail`)];

export default function UserAdsRetail({ loaderData }: Route.ComponentProps) {
  return (
    <Comparing>
      <ListingScreen listing={loaderData.listing} words={itemListWords} />
    </Comparing>
  );
}
