import { ListingScreen } from '../../search/components/listing-screen.tsx';
import { listingHead } from '../../search/listing-head.ts';
import { loadListing } from '../../search/load-listing.server.ts';
import { Comparing } from '../components/comparing.tsx';
import { retailLists } from '../load-listing.server.ts';
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

export const loader = async (args: Route.LoaderArgs) => ({ listing: await loadListing(args, retailLists) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? listingHead(
        loaderData.listing,
        `${loaderData.listing.page.total} items on Souk: ${loaderData.listing.title}. Prices, photos and delivery, from shops near you.`,
      )
    : [{ title: 'Retail | Souk' }];

export default function RetailListing({ loaderData }: Route.ComponentProps) {
  return (
    <Comparing>
      <ListingScreen listing={loaderData.listing} />
    </Comparing>
  );
}
