import { readFileSync } from 'node:fs';

export interface Place {
  name: string;
  state: string;
  stateCode: string;
  postcode: string;
  lat: number;
  lng: number;
  /** Residents if known, 1 if only the position is known, 0 if the position is accurate to 5 km only. */
  rank: number;
}

interface Entry {
  place: Place;
  key: string;
}

interface PlaceQuery {
  words: string;
  stateCodes: string[];
  postcode: string;
}

const STATES: Record<string, string> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

const AUSTRALIA = { south: -44, north: -9.2, west: 112, east: 154.5 };
const NEAREST_WITHIN_KM = 200;
const APPROXIMATE_PENALTY_KM = 5;
const CELL_DEGREES = 0.5;
const CELLS_PER_ROW = 720;
const KM_PER_DEGREE = 111.195;
const EARTH_RADIUS_KM = 6371;
const FUZZY_FROM_LETTERS = 5;

let loaded: Entry[] | undefined;
let cells: Map<number, Place[]> | undefined;
let byName: Map<string, Place[]> | undefined;

/** Finds places by name, postcode and state: whole name, prefix, word prefix, else one typing error. */
export function searchPlaces(typed: string, limit = 10): Place[] {
  const text = normalise(typed);
  if (text === '' || limit < 1) return [];

  const query = parseQuery(text);
  const unfinished = parseUnfinishedState(text);
  const asWritten = collect(query, limit, nameQuality);
  if (asWritten.length > 0) return asWritten;
  const withoutState = unfinished ? collect(unfinished, limit, nameQuality) : [];
  if (withoutState.length > 0) return withoutState;
  return query.words.length < FUZZY_FROM_LETTERS ? [] : collect(query, limit, typingErrorQuality);
}

/** The place closest to a point in Australia, unless none lies within 200 km. */
export function nearestPlace(lat: number, lng: number): Place | undefined {
  if (!isInAustralia(lat, lng)) return undefined;

  const here = { lat, lng };
  let best: Place | undefined;
  let bestKm = NEAREST_WITHIN_KM;
  for (let ring = 0; ringDistanceKm(ring, lat) < bestKm; ring++) {
    for (const place of placesInRing(lat, lng, ring)) {
      const km = distanceKm(here, place) + (place.rank === 0 ? APPROXIMATE_PENALTY_KM : 0);
      if (km >= bestKm) continue;
      best = place;
      bestKm = km;
    }
  }
  return best;
}

/** All places of exactly this name, best known first. */
export function placesNamed(name: string): readonly Place[] {
  if (!byName) {
    byName = new Map();
    for (const { key, place } of entries()) byName.set(key, [...(byName.get(key) ?? []), place]);
  }
  return byName.get(normalise(name)) ?? [];
}

export function topCities(limit: number): Place[] {
  return entries()
    .slice(0, Math.max(0, limit))
    .map((entry) => entry.place);
}

/** Great-circle distance. */
export function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2);
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2);
  const chord = sinLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function entries(): Entry[] {
  loaded ??= readFileSync(new URL('./places.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(readEntry);
  return loaded;
}

// The file is sorted by rank, so every scan yields its matches best known first.
function readEntry(line: string): Entry {
  const [name = '', stateCode = '', postcode = '', lat, lng, rank] = line.split('\t');
  const state = STATES[stateCode] ?? stateCode;
  const place = { name, state, stateCode, postcode, lat: Number(lat), lng: Number(lng), rank: Number(rank) };
  return { place, key: normalise(name) };
}

function normalise(text: string): string {
  return text
    .slice(0, 80)
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’.\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^saint /, 'st ')
    .replace(/^mt /, 'mount ');
}

function parseQuery(text: string): PlaceQuery {
  const { rest, postcode } = takePostcode(text);
  for (const [code, state] of Object.entries(STATES)) {
    for (const label of [code.toLowerCase(), state.toLowerCase()]) {
      if (rest === label && postcode !== '') return { words: '', stateCodes: [code], postcode };
      if (rest.endsWith(` ${label}`)) {
        return { words: rest.slice(0, -label.length - 1), stateCodes: [code], postcode };
      }
    }
  }
  return { words: rest, stateCodes: [], postcode };
}

function takePostcode(text: string): { rest: string; postcode: string } {
  const postcode = text.match(/(?:^| )(\d{1,4})(?= |$)/)?.[1] ?? '';
  const rest = postcode === '' ? text : text.replace(postcode, '');
  return { rest: rest.replace(/ +/g, ' ').trim(), postcode };
}

// Somebody typing "parramatta nsw" passes through "parramatta n".
function parseUnfinishedState(text: string): PlaceQuery | undefined {
  const { rest, postcode } = takePostcode(text);
  const split = rest.lastIndexOf(' ');
  const ending = rest.slice(split + 1).toUpperCase();
  const stateCodes = Object.keys(STATES).filter((code) => code.startsWith(ending));
  if (split < 0 || stateCodes.length === 0) return undefined;
  return { words: rest.slice(0, split), stateCodes, postcode };
}

/** Quality 0 is best; undefined means no match. */
function collect(
  query: PlaceQuery,
  limit: number,
  quality: (key: string, words: string) => number | undefined,
): Place[] {
  const tiers: Place[][] = [[], [], []];
  for (const { key, place } of entries()) {
    if (!isInScope(place, query)) continue;
    const tier = query.words === '' ? 0 : quality(key, query.words);
    if (tier !== undefined) tiers[tier]?.push(place);
  }
  return tiers.flat().slice(0, limit);
}

function isInScope(place: Place, query: PlaceQuery): boolean {
  if (!place.postcode.startsWith(query.postcode)) return false;
  return query.stateCodes.length === 0 || query.stateCodes.includes(place.stateCode);
}

function nameQuality(key: string, words: string): number | undefined {
  if (key === words) return 0;
  if (key.startsWith(words)) return 1;
  return key.includes(` ${words}`) ? 2 : undefined;
}

function typingErrorQuality(key: string, words: string): number | undefined {
  const end = mismatchEnd(key, words);
  if (end === undefined) return undefined;
  return end === key.length ? 0 : 1;
}

/** Where in `key` a reading of `words` with at most one edit ends; the whole key if possible. */
function mismatchEnd(key: string, words: string): number | undefined {
  let same = 0;
  while (same < words.length && key[same] === words[same]) same++;

  const swapped = (words[same + 1] ?? '') + (words[same] ?? '');
  const readings = [
    words.slice(0, same) + words.slice(same + 1),
    words.slice(0, same) + (key[same] ?? '') + words.slice(same),
    words.slice(0, same) + (key[same] ?? '') + words.slice(same + 1),
    words.slice(0, same) + swapped + words.slice(same + 2),
  ].filter((reading) => key.startsWith(reading));
  return readings.length === 0 ? undefined : Math.max(...readings.map((reading) => reading.length));
}

function isInAustralia(lat: number, lng: number): boolean {
  const { south, north, west, east } = AUSTRALIA;
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

function cellNumber(row: number, column: number): number {
  return row * CELLS_PER_ROW + column;
}

function placeCells(): Map<number, Place[]> {
  cells ??= Map.groupBy(
    entries().map((entry) => entry.place),
    ({ lat, lng }) => cellNumber(Math.floor(lat / CELL_DEGREES), Math.floor(lng / CELL_DEGREES)),
  );
  return cells;
}

/** No place in this ring of cells can be closer than this; cells are narrowest away from the equator. */
function ringDistanceKm(ring: number, lat: number): number {
  return Math.max(0, ring - 1) * CELL_DEGREES * KM_PER_DEGREE * Math.cos(radians(Math.abs(lat) + 2));
}

function* placesInRing(lat: number, lng: number, ring: number): Generator<Place> {
  const row = Math.floor(lat / CELL_DEGREES);
  const column = Math.floor(lng / CELL_DEGREES);
  for (let rowStep = -ring; rowStep <= ring; rowStep++) {
    const columnStride = Math.abs(rowStep) === ring ? 1 : 2 * ring;
    for (let columnStep = -ring; columnStep <= ring; columnStep += columnStride) {
      yield* placeCells().get(cellNumber(row + rowStep, column + columnStep)) ?? [];
    }
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
