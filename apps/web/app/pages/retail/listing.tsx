import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../lib/page-head.ts';
import { ReaderProfileContext } from '../../modules/food/index.ts';
import { retailLists } from '../../modules/retail/index.server.ts';
import { Comparing, itemListWords } from '../../modules/retail/index.ts';
import { loadProfile } from '../../modules/scanner/index.server.ts';
import { loadListing } from '../../modules/search/index.server.ts';
import { ListingScreen, listingHead } from '../../modules/search/index.ts';
import type { Route } from './+types/listing.ts';

export const handle = {
  access: 'visitor-or-private',
  screen: 'RetailListing',
  screens: [
    'RetailFiltered',
    'RetailCategory',
    'RetailFilterResults',
    'RetailCategoryFilter',
    'RetailSeeMore',
    'RetailClassifiedsMapView',
  ],
  cache: 10,
};

/** A list of shops' things; foods among them are judged for the reader's profile. */
export async function loader(args: Route.LoaderArgs) {
  const [listing, profile] = await Promise.all([loadListing(args, retailLists), loadProfile(args)]);
  return { listing, profile };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? listingHead(
        matches,
        loaderData.listing,
        msg`${loaderData.listing.page.total} items on Souk: ${loaderData.listing.title}. Prices, photos and delivery, from shops near you.`,
      )
    : [pageTitle(matches, msg`Retail`)];

export default function RetailListing({ loaderData }: Route.ComponentProps) {
  return (
    <Comparing>
      <ReaderProfileContext value={loaderData.profile}>
        <ListingScreen listing={loaderData.listing} words={itemListWords} />
      </ReaderProfileContext>
    </Comparing>
  );
}
