import { useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { Pin } from '@souk/contract/modules/search/search';
import type { Map as MapView } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { count } from '../../../lib/format.ts';
import { type Box, searchOf } from '../listing-filters.ts';
import { placesOf } from '../listing-trade.ts';
import { useListingWords } from '../listing-words.ts';
import type { Listing } from '../load-listing.server.ts';
import type { Pins } from '../load-pins.server.ts';
import { mergePins } from '../merge-pins.ts';
import {
  boxAround,
  boxOf,
  createMap,
  isStill,
  MarkerLayer,
  maxZoom,
  type Spot,
  showBox,
  showPlaces,
} from './map-engine.ts';

const pinLook =
  'btn tap z-1 inline-flex h-9 items-center rounded-full bg-surface px-3 text-sm font-bold num text-ink shadow-md cursor-pointer hover:z-10 focus-visible:z-10 data-active:z-10 data-active:bg-ink data-active:text-on-ink [&[data-active]>span]:scale-110';
const clusterLook =
  'btn z-1 grid size-11 place-items-center rounded-full bg-brand text-sm font-bold num text-on-brand shadow-md ring-4 ring-brand/25 cursor-pointer hover:z-10';

/** Things of two kinds may share an id, but never an address. */
const keyOf = (pin: Pin) => (pin.id === null ? `${pin.lat} ${pin.lng} ${pin.count}` : `${pin.path}`);

const hasSpot = (item: ListingItem): item is ListingItem & Spot => item.lat !== null && item.lng !== null;

const pinFrom = (item: ListingItem & Spot): Pin => ({
  id: item.id,
  slug: item.slug,
  title: item.title,
  price: item.price,
  image: item.image,
  path: item.path,
  lat: item.lat,
  lng: item.lng,
  count: 1,
});

interface ListingMapGiven {
  listing: Listing;
  /** Shows the ads of a spot that cannot be enlarged further. */
  onCrowd: (box: Box) => void;
  activeId: number | undefined;
  onActive: (id: number | undefined) => void;
  onChoose: (id: number | undefined) => void;
}

/** Degrees around things at the same point. */
const crowdMargin = 0.005;

type Problem = 'pins' | 'place' | undefined;

/** Where the map starts: the box or circle of the filters, otherwise around the list's things. */
function startBox({ filters, page }: Listing): Box | undefined {
  if (filters.box) return filters.box;
  const { lat, lng, radiusKm = 25 } = filters;
  if (lat !== undefined && lng !== undefined) {
    const high = radiusKm / 111;
    const wide = high / Math.cos((lat * Math.PI) / 180);
    return { n: lat + high, s: lat - high, e: lng + wide, w: lng - wide };
  }
  return boxAround(page.data.filter(hasSpot));
}

/** Draws one pin or one group of pins. */
function usePinDrawing({
  onActive,
  onChoose,
  onCrowd,
}: Pick<ListingMapGiven, 'onActive' | 'onChoose' | 'onCrowd'>) {
  const { t, i18n } = useLingui();
  const words = useListingWords();
  return (map: MapView, pin: Pin): HTMLElement => {
    const element = document.createElement('button');
    element.type = 'button';
    const { id } = pin;
    if (id === null) {
      element.className = clusterLook;
      element.textContent = String(pin.count);
      element.ariaLabel = i18n._(words.crowd(pin.count));
      element.addEventListener('click', () => {
        const zoom = map.getZoom();
        const spot = zoom >= maxZoom - 0.5 && boxAround([pin], crowdMargin);
        if (spot) onCrowd(spot);
        else
          map.easeTo({
            center: [pin.lng, pin.lat],
            zoom: Math.min(zoom + 2, maxZoom),
            animate: !isStill(),
          });
      });
      return element;
    }
    const price = pin.price && pin.price.cents > 0 ? `$${count(Math.round(pin.price.cents / 100))}` : t`View`;
    element.className = pinLook;
    element.textContent = price;
    element.ariaLabel = `${pin.title}, ${price}`;
    element.addEventListener('click', () => onChoose(id));
    for (const [event, active] of [
      ['mouseenter', id],
      ['focus', id],
      ['mouseleave', undefined],
      ['blur', undefined],
    ] as const)
      element.addEventListener(event, () => onActive(active));
    return element;
  };
}

/** The map itself, created once; it reports when its section changes, and whether the visitor moved it. */
function useMapView(listing: Listing, draw: (map: MapView, pin: Pin) => HTMLElement, onLook: () => void) {
  const { i18n } = useLingui();
  const title = i18n._(useListingWords().map);
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(undefined);
  const layer = useRef<MarkerLayer<Pin>>(undefined);
  const [hasMoved, setMoved] = useState(false);
  const latest = useRef({ draw, listing, onLook });
  latest.current = { draw, listing, onLook };

  useEffect(() => {
    if (!container.current) return;
    const end = new AbortController();
    const map = createMap(container.current, startBox(latest.current.listing), {
      'Map.Title': title,
    });
    view.current = map;
    layer.current = new MarkerLayer<Pin>(map, (pin) => latest.current.draw(map, pin));
    map.on('moveend', (event) => {
      if (event.originalEvent) setMoved(true);
      latest.current.onLook();
    });
    void showPlaces(map, end.signal);
    return () => {
      end.abort();
      map.remove();
      view.current = undefined;
    };
  }, [title]);
  return { container, view, layer, hasMoved, setMoved };
}

/** Pins for the list's filters within the map's section; loaded again when either changes. */
function usePins(
  { trade, filters, hasPins, canonical }: Listing,
  view: RefObject<MapView | undefined>,
  looks: number,
) {
  const { load, data } = useFetcher<Pins>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: -- every move of the map loads again
  useEffect(() => {
    if (!view.current || !hasPins) return;
    const search = searchOf({ ...filters, box: boxOf(view.current), page: 1 });
    void load(`${placesOf[trade].pins}${search}&for=${encodeURIComponent(canonical)}`);
  }, [load, view, trade, filters, hasPins, canonical, looks]);
  return data;
}

/** The map, its pins, and the actions of the buttons around it. */
export function useListingMap({ listing, activeId, onActive, onChoose, onCrowd }: ListingMapGiven) {
  const [looks, setLooks] = useState(0);
  const [hasNoPlace, setNoPlace] = useState(false);
  const draw = usePinDrawing({ onActive, onChoose, onCrowd });
  const { container, view, layer, hasMoved, setMoved } = useMapView(listing, draw, () =>
    setLooks((count) => count + 1),
  );
  const found = usePins(listing, view, looks);

  // The list's own ads are on the map first, whether or not others follow.
  const own = listing.page.data.filter(hasSpot).map(pinFrom);
  const pins = found?.pins ?? own;
  useEffect(() => {
    const map = view.current;
    if (!map) return;
    const active = pins.filter(({ id }) => id !== null && id === activeId).map(keyOf);
    const apart = mergePins(pins, ({ lat, lng }) => map.project([lng, lat]));
    layer.current?.show(new Map(apart.map((pin) => [keyOf(pin), pin])));
    layer.current?.each((element, key) => {
      element.toggleAttribute('data-active', active.includes(key));
    });
  });
  const showPlace = ({ coords }: GeolocationPosition) => {
    const spot = boxAround([{ lat: coords.latitude, lng: coords.longitude }]);
    if (spot && view.current) showBox(view.current, spot);
    setNoPlace(false);
    setMoved(true);
  };
  const problem: Problem = hasNoPlace ? 'place' : found?.pins === null ? 'pins' : undefined;

  return {
    container,
    hasMoved,
    problem,
    /** How many there are, if these pins are not all. */
    total: found?.of,
    findBox: () => view.current && boxOf(view.current),
    markSearched: () => setMoved(false),
    zoomBy: (steps: number) => {
      view.current?.zoomTo(view.current.getZoom() + steps, { animate: !isStill() });
      setMoved(true);
    },
    lookAt: (item: ListingItem) => {
      onActive(item.id);
      if (hasSpot(item)) view.current?.easeTo({ center: [item.lng, item.lat], animate: !isStill() });
    },
    pinOf: (id: number | undefined) =>
      id === undefined ? undefined : [...pins, ...own].find((pin) => pin.id === id),
    locate: () => navigator.geolocation?.getCurrentPosition(showPlace, () => setNoPlace(true)),
  };
}
