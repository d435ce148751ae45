import { Trans } from '@lingui/react/macro';
import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { searchOf } from '../listing-filters.ts';
import { type ListingWords, ListingWordsContext } from '../listing-words.ts';
import type { Listing } from '../load-listing.server.ts';
import { ChipBar } from './chip-bar.tsx';
import { ListingHeading } from './listing-heading.tsx';
import { ListingResults } from './listing-results.tsx';

/** List and map side by side, for those who ask for the map. */
const MapSplit = lazy(() => import('./map-split.tsx').then((file) => ({ default: file.MapSplit })));

/** The list of a trade's things behind all its addresses. */
export function ListingScreen({ listing, words }: { listing: Listing; words: ListingWords }) {
  return (
    <ListingWordsContext value={words}>
      <ChipBar listing={listing} />
      {listing.filters.view === 'map' ? (
        <Suspense>
          <MapSplit listing={listing} />
        </Suspense>
      ) : (
        <div className="page pt-5 pb-14">
          <ListingHeading listing={listing} />
          <ListingResults listing={listing} />
          <ButtonLink
            to={`${listing.basePath}${searchOf({ ...listing.filters, view: 'map' })}`}
            tone="ink"
            icon={MapIcon}
            className="!fixed inset-x-0 bottom-5 z-30 mx-auto in-[:has([data-tray])]:bottom-24 w-fit !rounded-full shadow-lg lg:hidden"
          >
            <Trans>Map</Trans>
          </ButtonLink>
        </div>
      )}
    </ListingWordsContext>
  );
}
