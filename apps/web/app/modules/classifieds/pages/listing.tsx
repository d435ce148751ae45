import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { loadListing } from '../../search/index.server.ts';
import { ListingScreen, listingHead } from '../../search/index.ts';
import { adListWords } from '../list-words.ts';
import { adLists } from '../load-listing.server.ts';
import type { Route } from './+types/listing.ts';

export const handle = {
  access: 'visitor-or-private',
  screen: 'ClassifiedListing',
  screens: [
    'ClassifiedsTab',
    'ClassifiedsFilter',
    'ClassifiedsSeeMore',
    'ClassifiedsPopularView',
    'ClassifiedsAllListing',
    'ClassifiedsMapView',
    'GeneralCategoryListing',
    'UserAdsGeneral',
    'AdsByBusiness',
  ],
  cache: 10,
};

export const loader = async (args: Route.LoaderArgs) => ({ listing: await loadListing(args, adLists) });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? listingHead(
        matches,
        loaderData.listing,
        msg`${loaderData.listing.page.total} ads on Souk: ${loaderData.listing.title}. Prices, photos and places, from people near you.`,
      )
    : [pageTitle(matches, msg`Classifieds`)];

export default function ClassifiedListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen listing={loaderData.listing} words={adListWords} />;
}
