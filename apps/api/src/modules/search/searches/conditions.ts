import type { Bounds } from '@souk/contract/modules/search/listing';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { facetIdsOf, placeSlug } from '../documents/facet-ids.ts';
import { type Access, categoryCondition, templateCondition } from './category-conditions.ts';
import { freeCondition } from './free-day.ts';
import type { SearchFilters } from './search-query.ts';

/** Metres from the earth's centre on one degree of latitude. */
const metresPerDegree = 111_195;

const stateCodes: Record<string, string> = {
  'new south wales': 'nsw',
  victoria: 'vic',
  queensland: 'qld',
  'south australia': 'sa',
  'western australia': 'wa',
  tasmania: 'tas',
  'northern territory': 'nt',
  'australian capital territory': 'act',
};

/** The words of a typed place as documents have them: states by their code, without the country. */
export function placeWords(location: string): string[] {
  let plain = location
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  for (const [name, code] of Object.entries(stateCodes)) plain = plain.replace(name, code);
  return [...new Set(plain.split(' ').filter((word) => word !== '' && word !== 'australia'))];
}

interface Range {
  from: number | null;
  to: number | null;
}

/** `2015..2020` and its open forms; anything else is a value. */
export function rangeOf(values: readonly string[]): Range | undefined {
  const [, from, to] =
    (values.length === 1 && /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/.exec(values[0] ?? '')) || [];
  if (from === undefined && to === undefined) return undefined;
  return { from: from ? Number(from) : null, to: to ? Number(to) : null };
}

/** The search circle; a radius without a centre is ignored. */
export function circleOf({ lat, lng, radiusKm }: SearchFilters) {
  if (lat === undefined || lng === undefined || !radiusKm) return undefined;
  return { lat, lng, metres: radiusKm * 1000 };
}

/** The box around a circle. */
export function boxAround(lat: number, lng: number, metres: number): Bounds {
  const [dLat, dLng] = [
    metres / metresPerDegree,
    metres / (metresPerDegree * Math.max(Math.cos((lat * Math.PI) / 180), 0.01)),
  ];
  if (dLng >= 180 || Math.abs(lat) + dLat >= 90)
    return { n: Math.min(lat + dLat, 90), s: Math.max(lat - dLat, -90), e: 180, w: -180 };
  const wrap = (degrees: number) =>
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
  return { n: lat + dLat, s: lat - dLat, e: wrap(lng + dLng), w: wrap(lng - dLng) };
}

async function placeConditions(reader: Reader, filters: SearchFilters): Promise<SQL[]> {
  const circle = circleOf(filters);
  const conditions: SQL[] = [];
  if (circle) {
    const { lat, lng, metres } = circle;
    const spot = sql`ll_to_earth(${lat}::float8, ${lng}::float8)`;
    conditions.push(
      ...boundsConditions(boxAround(lat, lng, metres * 1.01)),
      sql`earth_distance(d.spot, ${spot}) <= ${metres}::float8`,
    );
  }
  if (filters.bounds) conditions.push(...boundsConditions(filters.bounds));
  const words = filters.location && !circle ? placeWords(filters.location) : [];
  const ids = await facetIdsOf(
    reader,
    words.map((word) => [placeSlug, word] as const),
  );
  if (words.length > 0)
    conditions.push(ids.length === words.length ? sql`d.place_ids @> ${sql.param(ids)}::int[]` : sql`false`);
  return conditions;
}

const boundsConditions = ({ n, s, e, w }: Bounds): SQL[] => [
  sql`d.lat between ${s}::float8 and ${n}::float8`,
  e >= w
    ? sql`d.lng between ${w}::float8 and ${e}::float8`
    : sql`(d.lng >= ${w}::float8 or d.lng <= ${e}::float8)`,
];

const rangeCondition = (slug: string, { from, to }: Range): SQL =>
  sql`(d.numbers->>${slug})::float8 between ${from ?? '-infinity'}::float8 and ${to ?? 'infinity'}::float8`;

/** One condition per chosen attribute, so that facets can leave out their own. */
export async function attributeConditions(
  reader: Reader,
  attributes: SearchFilters['attributes'] = {},
): Promise<Map<string, SQL>> {
  const conditions = new Map<string, SQL>();
  for (const [slug, values] of Object.entries(attributes)) {
    if (values.length === 0) continue;
    const range = rangeOf(values);
    const ids = range
      ? []
      : await facetIdsOf(
          reader,
          values.map((value) => [slug, value] as const),
        );
    conditions.set(slug, range ? rangeCondition(slug, range) : sql`d.facet_ids && ${sql.param(ids)}::int[]`);
  }
  return conditions;
}

/** The typed words as PostgreSQL's text query. */
export const textQuery = ({ keyword, endings }: SearchFilters): SQL =>
  endings?.length
    ? sql`search.query_of(${keyword ?? ''}::text, ${sql.param([...endings])}::text[])`
    : sql`search.query_of(${keyword ?? ''}::text)`;

export const hasWords = ({ keyword, endings }: SearchFilters): boolean => Boolean(keyword || endings?.length);

/** Whether only the list's own scope is set, for which one plan fits all values. */
export function isPlain(filters: SearchFilters): boolean {
  const { attributes, location, radiusKm, bounds, priceMinCents, priceMaxCents, ratingMin } = filters;
  const { publishedSince, freeOn } = filters;
  const set = [location, radiusKm, bounds, priceMinCents, priceMaxCents, ratingMin, publishedSince, freeOn];
  return (
    !hasWords(filters) &&
    Object.keys(attributes ?? {}).length === 0 &&
    set.every((value) => value === undefined)
  );
}

/** Whether anything but the module narrows the search. */
export const isFiltered = (filters: SearchFilters): boolean =>
  !isPlain(filters) ||
  [filters.categoryId, filters.template, filters.ownerId].some((value) => value !== undefined);

/** Everything but the chosen attributes. */
export async function baseConditions(reader: Reader, filters: SearchFilters, access: Access): Promise<SQL[]> {
  const { module, categoryId, template, ownerId, tier } = filters;
  const conditions: SQL[] = [];
  if (module) conditions.push(sql`d.module = ${module}`);
  if (categoryId) conditions.push(await categoryCondition(reader, categoryId, access));
  if (template) conditions.push(await templateCondition(reader, template, access));
  if (ownerId) conditions.push(sql`d.owner_id = ${ownerId}::bigint`);
  if (tier !== undefined) conditions.push(sql`d.tier = ${tier}::smallint`);
  if (filters.priceMinCents !== undefined)
    conditions.push(sql`d.price_cents >= ${filters.priceMinCents}::bigint`);
  if (filters.priceMaxCents !== undefined)
    conditions.push(sql`d.price_cents <= ${filters.priceMaxCents}::bigint`);
  if (filters.ratingMin) conditions.push(sql`d.rating >= ${filters.ratingMin}::float8`);
  if (filters.publishedSince)
    conditions.push(sql`d.published_at >= ${filters.publishedSince.toISOString()}::timestamptz`);
  if (hasWords(filters)) conditions.push(sql`d.words @@ ${textQuery(filters)}`);
  return [...conditions, ...(await placeConditions(reader, filters))];
}

export async function allConditions(reader: Reader, filters: SearchFilters, access: Access): Promise<SQL[]> {
  const attributes = await attributeConditions(reader, filters.attributes);
  const conditions = [...(await baseConditions(reader, filters, access)), ...attributes.values()];
  return [...conditions, ...(await freeCondition(reader, filters.freeOn, conditions))];
}

export const where = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;
