import { Trans } from '@lingui/react/macro';
import { Map as MapIcon } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { searchOf } from '../listing-filters.ts';
import type { Listing } from '../load-listing.server.ts';
import { AdResults } from './ad-results.tsx';
import { ChipBar } from './chip-bar.tsx';
import { ListingHeading } from './listing-heading.tsx';
import { MapSplit } from './map-split.tsx';

/** The list of ads behind all its addresses. */
export function ListingScreen({ listing }: { listing: Listing }) {
  return (
    <>
      <ChipBar listing={listing} />
      {listing.filters.view === 'map' ? (
        <MapSplit listing={listing} />
      ) : (
        <div className="page pt-5 pb-14">
          <ListingHeading listing={listing} />
          <AdResults listing={listing} />
          <ButtonLink
            to={`${listing.basePath}${searchOf({ ...listing.filters, view: 'map' })}`}
            tone="ink"
            icon={MapIcon}
            className="!fixed inset-x-0 bottom-5 z-30 mx-auto w-fit !rounded-full shadow-lg lg:hidden"
          >
            <Trans>Map</Trans>
          </ButtonLink>
        </div>
      )}
    </>
  );
}
