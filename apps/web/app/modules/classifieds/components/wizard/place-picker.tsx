import { Trans, useLingui } from '@lingui/react/macro';
import type { GeoAddress } from '@souk/contract/shared/values';
import { CircleAlert, MapPin, Minus, Plus } from 'lucide-react';
import type { Map as MapView } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { boxAround, createMap, isStill, showPlaces } from '../../../search/components/map-engine.ts';
import type { loader } from '../../pages/find-places.tsx';

interface PlacePickerProps {
  start: GeoAddress | null;
  onChoose: (place: GeoAddress) => void;
}

/** A map with the pin in its centre: the map is moved under the pin by dragging or with the arrow keys. */
function usePinMap(start: GeoAddress | null) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(undefined);
  const first = useRef(start);
  useEffect(() => {
    if (!container.current) return;
    const end = new AbortController();
    const map = createMap(container.current, first.current ? boxAround([first.current]) : undefined, {
      'Map.Title': t`Map to set the pin`,
    });
    view.current = map;
    void showPlaces(map, end.signal);
    return () => {
      end.abort();
      map.remove();
      view.current = undefined;
    };
  }, [t]);
  const zoomBy = (steps: number) =>
    view.current?.zoomTo(view.current.getZoom() + steps, { animate: !isStill() });
  return { container, zoomBy, middle: () => view.current?.getCenter() };
}

/** Chooses a place by a pin: the suburb around it is shown before it is used. */
export default function PlacePicker({ start, onChoose }: PlacePickerProps) {
  const { t } = useLingui();
  const { container, zoomBy, middle } = usePinMap(start);
  const found = useFetcher<typeof loader>();
  const [isAsked, setAsked] = useState(false);
  const place = found.data?.places[0];
  const told = useRef(place);
  useEffect(() => {
    if (!isAsked || found.state !== 'idle' || !place || told.current === place) return;
    told.current = place;
    onChoose(place);
  }, [isAsked, found.state, place, onChoose]);

  const ask = () => {
    const point = middle();
    if (!point) return;
    setAsked(true);
    void found.load(`/post-ad/places?lat=${point.lat.toFixed(5)}&lng=${point.lng.toFixed(5)}`);
  };
  return (
    <div className="mt-3">
      <div className="frame relative h-80">
        <div ref={container} className="size-full" />
        <span
          className="pointer-events-none absolute inset-x-0 top-1/2 z-10 flex -translate-y-full justify-center text-brand"
          aria-hidden="true"
        >
          <Icon of={MapPin} size={32} className="fill-surface drop-shadow" />
        </span>
        <span className="absolute end-3 top-3 z-10 grid gap-2">
          <IconButton icon={Plus} tone="floating" label={t`Zoom in`} onClick={() => zoomBy(1)} />
          <IconButton icon={Minus} tone="floating" label={t`Zoom out`} onClick={() => zoomBy(-1)} />
        </span>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="soft" isLoading={found.state !== 'idle'} onClick={ask}>
          <Trans>Use this place</Trans>
        </Button>
        <p className="text-sm text-ink-2" role="status">
          {isAsked && place ? place.location : <Trans>Move the map until the pin is on your suburb.</Trans>}
        </p>
      </div>
      {found.data?.problem && (
        <p role="alert" className="mt-2 flex items-center gap-1.5 text-sm font-medium text-bad">
          <Icon of={CircleAlert} size={16} />
          {found.data.problem}
        </p>
      )}
    </div>
  );
}
