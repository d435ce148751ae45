import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { loadListing } from '../../search/index.server.ts';
import { ListingScreen, listingHead } from '../../search/index.ts';
import { serviceListWords } from '../listing-words.ts';
import { bookingLists } from '../load-listing.server.ts';
import type { Route } from './+types/booking-listing.ts';

export const handle = { access: 'visitor-or-private', screen: 'BookingListing', cache: 10 };

/** One page behind all addresses of lists of services. */
export const loader = async (args: Route.LoaderArgs) => ({ listing: await loadListing(args, bookingLists) });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? listingHead(
        matches,
        loaderData.listing,
        msg`${loaderData.listing.page.total} services on Souk: ${loaderData.listing.title}. Prices and free times near you.`,
      )
    : [pageTitle(matches, msg`Bookings`)];

export default function BookingListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen listing={loaderData.listing} words={serviceListWords} />;
}
