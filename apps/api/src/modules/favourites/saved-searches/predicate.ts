import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import {
  boxAround,
  circleOf,
  numberFacetValues,
  placeSlug,
  placeWords,
  rangeOf,
  rarestLexeme,
  type SearchFilters,
} from '../../search/index.ts';
import { anchorsOf, cellsOf } from './anchor.rules.ts';

function rangesOf(attributes: SearchFilters['attributes'] = {}) {
  const ranges: Record<string, [number | null, number | null]> = {};
  for (const [slug, values] of Object.entries(attributes)) {
    const range = rangeOf(values);
    if (range) ranges[slug] = [range.from, range.to];
  }
  return ranges;
}

/** Values that no document has yet get their numbers here, so that the first one with them is matched. */
async function groupsOf(tx: Tx, attributes: SearchFilters['attributes'] = {}): Promise<number[][]> {
  const groups: number[][] = [];
  for (const [slug, values] of Object.entries(attributes)) {
    if (values.length === 0 || rangeOf(values)) continue;
    groups.push(
      await numberFacetValues(
        tx,
        values.map((value) => [slug, value] as const),
      ),
    );
  }
  return groups;
}

function areaOf(filters: SearchFilters) {
  const { bounds } = filters;
  const circle = circleOf(filters);
  const around = circle ? boxAround(circle.lat, circle.lng, circle.metres * 1.01) : undefined;
  const area = bounds ?? around;
  return {
    cells: area ? cellsOf(area) : [],
    columns: {
      ...(bounds ? { north: bounds.n, south: bounds.s, east: bounds.e, west: bounds.w } : noBox),
      ...(circle ? { centreLat: circle.lat, centreLng: circle.lng, radiusMetres: circle.metres } : noCircle),
    },
  };
}
const noBox = { north: null, south: null, east: null, west: null };
const noCircle = { centreLat: null, centreLng: null, radiusMetres: null };

/** The words of a typed place; a circle replaces them. */
async function placesOf(tx: Tx, filters: SearchFilters): Promise<number[]> {
  const words = filters.location && !circleOf(filters) ? placeWords(filters.location) : [];
  return numberFacetValues(
    tx,
    words.map((word) => [placeSlug, word] as const),
  );
}

/** A search as the columns by which documents match it; the same conditions as in a list of results. */
export async function predicateOf(tx: Tx, filters: SearchFilters) {
  const { keyword, module = null, categoryId = null, ownerId = null } = filters;
  const { cells, columns } = areaOf(filters);
  const placeIds = await placesOf(tx, filters);
  const facetGroups = await groupsOf(tx, filters.attributes);
  const lexeme = keyword ? await rarestLexeme(tx, keyword) : undefined;
  return {
    ...columns,
    module,
    categoryId,
    ownerId,
    priceMinCents: filters.priceMinCents ?? null,
    priceMaxCents: filters.priceMaxCents ?? null,
    ratingMin: filters.ratingMin ?? null,
    words: keyword ? sql`search.query_of(${keyword})` : null,
    placeIds,
    facetGroups,
    ranges: rangesOf(filters.attributes),
    anchors: anchorsOf({ ownerId, categoryId, module, lexeme, cells, placeIds, facetGroups }),
  };
}
