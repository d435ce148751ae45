import {
  AttributionControl,
  type LngLatBoundsLike,
  type MapOptions,
  Map as MapView,
  Marker,
  setWorkerUrl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Box } from '../listing-filters.ts';

setWorkerUrl(workerUrl);

/** The library's own elements in the page's fonts and colours. */
export const mapLook =
  'size-full !font-sans text-ink [&_.maplibregl-ctrl-attrib]:!bg-surface/90 [&_.maplibregl-ctrl-attrib]:!text-xs [&_.maplibregl-ctrl-attrib]:!text-ink-2';

/** The bundled map is drawn for zooms up to this one. */
export const maxZoom = 14;

const australia: LngLatBoundsLike = [
  [112.5, -44],
  [154.5, -10],
];

export interface Spot {
  lat: number;
  lng: number;
}

/** The box around some spots; a single one gets its surroundings. */
export function boxAround(spots: readonly Spot[], margin = 0.02): Box | undefined {
  if (spots.length === 0) return undefined;
  const lats = spots.map(({ lat }) => lat);
  const lngs = spots.map(({ lng }) => lng);
  return {
    n: Math.max(...lats) + margin,
    s: Math.min(...lats) - margin,
    e: Math.max(...lngs) + margin,
    w: Math.min(...lngs) - margin,
  };
}

const boundsOf = ({ n, s, e, w }: Box): LngLatBoundsLike => [
  [w, s],
  [e, n],
];

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Room for a pin at the edge, and at the sides for the buttons as well. */
const margins = { top: 56, bottom: 56, left: 96, right: 96 };

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A map of Australia in the page's theme, showing the box. */
export function createMap(
  container: HTMLElement,
  box: Box | undefined,
  words: MapOptions['locale'],
): MapView {
  const map = new MapView({
    container,
    style: `/map/style-${isDark() ? 'dark' : 'light'}.json`,
    bounds: box ? boundsOf(box) : australia,
    fitBoundsOptions: { padding: margins, maxZoom: 13 },
    maxZoom,
    minZoom: 2,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    ...(words ? { locale: words } : {}),
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  return map;
}

export function showBox(map: MapView, box: Box) {
  map.fitBounds(boundsOf(box), { padding: margins, maxZoom: 13, animate: !isStill() });
}

/** What the map shows now. */
export function boxOf(map: MapView): Box {
  const bounds = map.getBounds();
  const short = (value: number, limit: number) => Math.max(-limit, Math.min(limit, Number(value.toFixed(4))));
  return {
    n: short(bounds.getNorth(), 90),
    s: short(bounds.getSouth(), 90),
    e: short(bounds.getEast(), 180),
    w: short(bounds.getWest(), 180),
  };
}

/** Elements on the map, kept by key so that they neither flicker nor lose the focus. */
export class MarkerLayer<Thing extends Spot> {
  readonly #map: MapView;
  readonly #draw: (thing: Thing) => HTMLElement;
  readonly #markers = new Map<string, { marker: Marker; element: HTMLElement }>();

  constructor(map: MapView, draw: (thing: Thing) => HTMLElement) {
    this.#map = map;
    this.#draw = draw;
  }

  show(things: ReadonlyMap<string, Thing>): void {
    for (const [key, { marker }] of this.#markers) {
      if (things.has(key)) continue;
      marker.remove();
      this.#markers.delete(key);
    }
    for (const [key, thing] of things) {
      if (this.#markers.has(key)) continue;
      const element = this.#draw(thing);
      const marker = new Marker({ element }).setLngLat([thing.lng, thing.lat]).addTo(this.#map);
      this.#markers.set(key, { marker, element });
    }
  }

  each(change: (element: HTMLElement, key: string) => void): void {
    for (const [key, { element }] of this.#markers) change(element, key);
  }
}

interface Place extends Spot {
  name: string;
  minzoom: number;
  size: 1 | 2 | 3;
}

const mostLabels = 60;
const labelLook: Record<Place['size'], string> = {
  3: 'text-sm font-semibold text-ink',
  2: 'text-xs font-semibold text-ink-2',
  1: 'text-xs text-ink-2',
};

/** Names of places that fit the zoom, most important first; they are part of the picture, not of the page. */
export async function showPlaces(map: MapView, signal: AbortSignal): Promise<void> {
  const answer = await fetch('/map/places.json', { signal }).catch(() => undefined);
  if (!answer?.ok) return;
  const places = (await answer.json()) as Place[];
  const layer = new MarkerLayer<Place>(map, ({ name, size }) => {
    const label = document.createElement('span');
    label.className = `pointer-events-none whitespace-nowrap [text-shadow:0_0_3px_var(--wall),0_0_3px_var(--wall)] ${labelLook[size]}`;
    label.textContent = name;
    label.ariaHidden = 'true';
    return label;
  });
  const refresh = () => {
    const zoom = map.getZoom();
    const bounds = map.getBounds();
    const shown = places
      .filter(({ minzoom, lat, lng }) => minzoom <= zoom && bounds.contains([lng, lat]))
      .slice(0, mostLabels);
    layer.show(new Map(shown.map((place) => [`${place.name} ${place.lat}`, place])));
  };
  if (signal.aborted) return;
  map.on('moveend', refresh);
  refresh();
}
