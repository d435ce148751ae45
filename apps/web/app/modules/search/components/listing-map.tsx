import { Trans, useLingui } from '@lingui/react/macro';
import { mostPinned } from '@souk/contract/modules/search/search';
import { List, LocateFixed, Minus, Plus, RotateCw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { count } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Box, searchOf } from '../listing-filters.ts';
import { useListingWords } from '../listing-words.ts';
import type { Listing } from '../load-listing.server.ts';
import { MapPreview, SwipeRow } from './map-cards.tsx';
import { mapLook } from './map-engine.ts';
import { useListingMap } from './use-listing-map.ts';

interface ListingMapProps {
  listing: Listing;
  activeId: number | undefined;
  onActive: (id: number | undefined) => void;
  /** Leaves the map that covers the page on phones. */
  onClose: () => void;
}

const round = 'bg-surface shadow-md hover:bg-inset';

function MapControls({ map }: { map: Pick<ReturnType<typeof useListingMap>, 'zoomBy' | 'locate'> }) {
  const { t } = useLingui();
  return (
    <div className="absolute end-4 top-4 grid gap-2">
      <div className="grid divide-y divide-line overflow-hidden rounded-md bg-surface shadow-md">
        <IconButton icon={Plus} label={t`Zoom in`} onClick={() => map.zoomBy(1)} />
        <IconButton icon={Minus} label={t`Zoom out`} onClick={() => map.zoomBy(-1)} />
      </div>
      <IconButton icon={LocateFixed} label={t`My location`} className={round} onClick={map.locate} />
    </div>
  );
}

/** Pins of the list on the map; what can be done here can be done in the list as well. */
export function ListingMap({ listing, activeId, onActive, onClose }: ListingMapProps) {
  const { t, i18n } = useLingui();
  const words = useListingWords();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<number>();
  const { mayFilter, basePath, filters } = listing;
  const showBox = (box: Box) => {
    const { location: _l, lat: _a, lng: _g, radiusKm: _r, ...rest } = filters;
    void navigate(`${basePath}${searchOf({ ...rest, box, view: 'map', page: 1 })}`, {
      preventScrollReset: true,
    });
  };
  const map = useListingMap({ listing, activeId, onActive, onChoose: setChosenId, onCrowd: showBox });
  const searchHere = () => {
    const box = map.findBox();
    if (!box) return;
    map.markSearched();
    showBox(box);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (chosenId === undefined) onClose();
    else setChosenId(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: -- Escape is an addition to the buttons
    <div className="relative size-full" onKeyDown={leave}>
      <div ref={map.container} className={mapLook} />
      {mayFilter && map.hasMoved && (
        <div className="pointer-events-none absolute inset-x-0 top-4 flex justify-center">
          <Button
            tone="line"
            icon={RotateCw}
            className="pointer-events-auto !rounded-full shadow-md"
            onClick={searchHere}
          >
            <Trans>Search this area</Trans>
          </Button>
        </div>
      )}
      <MapControls map={map} />
      <IconButton
        icon={List}
        label={t`Back to the list`}
        className={`!absolute start-4 top-4 lg:hidden ${round}`}
        onClick={onClose}
      />
      <p
        role="status"
        className="pointer-events-none absolute start-4 end-20 bottom-10 mx-auto w-fit rounded-full bg-surface px-3 py-1.5 text-sm shadow-md empty:hidden max-lg:top-32 max-lg:bottom-auto"
      >
        {map.total && i18n._(words.part(count(mostPinned), count(map.total)))}
      </p>
      <p
        role="status"
        className="absolute inset-x-16 top-16 text-center text-sm font-semibold text-bad empty:hidden"
      >
        {map.problem === 'pins' && <Trans>The pins could not be loaded.</Trans>}
        {map.problem === 'place' && <Trans>Your place could not be found.</Trans>}
      </p>
      <MapPreview listing={listing} pin={map.pinOf(chosenId)} onClose={() => setChosenId(undefined)} />
      <SwipeRow items={listing.page.data} chosenId={chosenId} onReach={(item) => map.lookAt(item)} />
    </div>
  );
}
