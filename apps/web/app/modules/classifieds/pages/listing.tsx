import { pageStateOf } from '../../../lib/page-state.server.ts';
import { ListingScreen } from '../components/listing-screen.tsx';
import { listingTitle } from '../listing-words.ts';
import { loadListing } from '../load-listing.server.ts';
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

export async function loader(args: Route.LoaderArgs) {
  const listing = await loadListing(args);
  const { i18n } = pageStateOf(args);
  return { listing, title: listingTitle(listing, i18n) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'Classifieds | Souk' }];
  const { listing, title } = loaderData;
  const { page, canonical, isVariant, origin } = listing;
  const number = page.current_page > 1 ? `?page=${page.current_page}` : '';
  return [
    { title: `${title} | Souk` },
    {
      name: 'description',
      content: `${page.total} ads on Souk: ${title}. Prices, photos and places, from people near you.`,
    },
    { tagName: 'link', rel: 'canonical', href: `${origin}${canonical}${isVariant ? '' : number}` },
    ...(isVariant || page.total === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

export default function ClassifiedListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen listing={loaderData.listing} />;
}
