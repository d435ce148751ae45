import { Trans } from '@lingui/react/macro';
import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Listing } from '../load-listing.server.ts';
import { useMedia } from '../use-media.ts';
import { ListingHeading } from './listing-heading.tsx';
import { ListingResults } from './listing-results.tsx';

const ListingMap = lazy(() => import('./listing-map.tsx').then((file) => ({ default: file.ListingMap })));

const wait = (
  <span className="grid size-full place-items-center text-ink-3">
    <Spinner size={20} />
  </span>
);

/**
 * List and map side by side; the list can do everything that the map can. On phones the map covers the page until it is
 * closed, and without scripts there is the list alone.
 */
export function MapSplit({ listing }: { listing: Listing }) {
  const isHydrated = useHydrated();
  const [activeId, setActiveId] = useState<number>();
  const [isMapOpen, setMapOpen] = useState(true);
  const isCovered = useMedia('(max-width: 991px)') && isMapOpen;
  const place = isMapOpen ? 'max-lg:fixed max-lg:inset-0 max-lg:z-50 max-lg:h-dvh' : 'max-lg:hidden';
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_44%] xl:grid-cols-[minmax(0,1fr)_42%]">
      <section inert={isCovered} className="bg-surface px-4 pt-5 pb-24 lg:px-6 lg:pb-12">
        <ListingHeading listing={listing} />
        <ListingResults listing={listing} activeId={activeId} onActive={setActiveId} />
      </section>
      <aside className="border-line lg:border-s">
        <div
          className={`overflow-hidden bg-sunken lg:sticky lg:top-[141px] lg:h-[calc(100dvh-190px)] lg:min-h-[420px] ${isHydrated ? place : 'max-lg:hidden'}`}
        >
          {isHydrated ? (
            <Suspense fallback={wait}>
              <ListingMap
                listing={listing}
                activeId={activeId}
                onActive={setActiveId}
                onClose={() => setMapOpen(false)}
              />
            </Suspense>
          ) : (
            <noscript>
              <p className="p-6 text-ink-2 max-lg:hidden">
                <Trans>The map needs JavaScript. The list shows the same results.</Trans>
              </p>
            </noscript>
          )}
        </div>
      </aside>
      {isHydrated && !isMapOpen && (
        <Button
          tone="ink"
          icon={MapIcon}
          className="!fixed inset-x-0 bottom-5 z-30 mx-auto w-fit !rounded-full shadow-lg lg:hidden"
          onClick={() => setMapOpen(true)}
        >
          <Trans>Map</Trans>
        </Button>
      )}
    </div>
  );
}
